# Footbridge as a container, without what building takes. docs/operating.md says how it is run.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run release \
 && mkdir /footbridge \
 && tar -xzf release/footbridge-*.tar.gz -C /footbridge --strip-components=1

FROM node:24-bookworm-slim
COPY --from=build /footbridge /footbridge
# The one folder that is written to: the embedded database, if it is used, and the journals of clicks.
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /footbridge
USER node
VOLUME /data
EXPOSE 3000
# Where the server speaks HTTPS itself, replace this: it asks by plain HTTP.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
