# Skerry on any machine that runs containers: docker build -t skerry . && docker run --rm -v "$PWD:/work" skerry render --out out
FROM swift:6.3-noble
COPY . /opt/skerry
RUN cd /opt/skerry && Scripts/setup && Scripts/install --prefix /usr/local && rm -rf /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["skerry"]
