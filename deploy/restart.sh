#!/bin/sh
# Brings the containers to a new version, one web process after the other: there is always one that answers.
set -eu
cd "$(dirname "$0")/.."
docker compose build
for service in web-1 web-2 worker; do
  docker compose up --detach --no-deps --wait "$service"
done
