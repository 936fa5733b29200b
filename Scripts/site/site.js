'use strict';
const $ = id => document.getElementById(id);

// On a wide page the list of pages is always open.
const wide = matchMedia('(min-width: 801px)');
const open = () => { $('menu').open = wide.matches; };
wide.addEventListener('change', open);
open();
const current = document.querySelector('nav [aria-current]');
if (current && wide.matches) current.scrollIntoView({block: 'nearest'});

// A page counts more if the search terms are in its title.
function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found = [];
  for (const [address, page, title, body] of entries) {
    const [head, rest] = [title.toLowerCase(), (page + ' ' + body).toLowerCase()];
    if (!words.every(word => head.includes(word) || rest.includes(word))) continue;
    const score = words.reduce((sum, word) => sum + (head === word ? 8 : head.startsWith(word) ? 4 : head.includes(word) ? 2 : 0), 0);
    found.push({score, address, page, title, body});
  }
  return found.sort((a, b) => b.score - a.score || a.title.length - b.title.length).slice(0, 20);
}

function show() {
  const list = $('found');
  const text = $('search').value;
  const results = search(text);
  list.replaceChildren(...results.map(entry => {
    const link = document.createElement('a');
    link.href = entry.address;
    const note = document.createElement('small');
    note.textContent = entry.page + ': ' + entry.body;
    link.append(entry.title, note);
    const item = document.createElement('li');
    item.append(link);
    return item;
  }));
  if (text.trim() && !results.length) {
    const item = document.createElement('li');
    item.textContent = 'Nothing has these words.';
    list.append(item);
  }
  list.hidden = !text.trim();
}

$('search').addEventListener('input', show);
$('search').addEventListener('keydown', event => {
  if (event.key === 'Enter') { const first = document.querySelector('#found a'); if (first) location.href = first.href; }
  if (event.key === 'Escape') { $('search').value = ''; show(); }
});
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== $('search')) { event.preventDefault(); $('search').focus(); }
});
document.addEventListener('click', event => { if (!event.target.closest('header')) $('found').hidden = true; else if (event.target === $('search')) show(); });

// Three columns and more are too wide for a phone.
for (const table of document.querySelectorAll("table")) {
  const names = [...table.querySelectorAll("th")].map(head => head.textContent);
  if (names.length < 3) continue;
  table.classList.add("wide");
  for (const row of table.rows) [...row.cells].forEach((cell, index) => { cell.dataset.column = names[index] || ""; });
}
