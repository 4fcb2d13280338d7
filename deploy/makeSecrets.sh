#!/bin/sh
# Creates the secrets of compose.yaml in deploy/secrets. Keeps those that exist.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
for name in jwt_secret file_secret factor_secret database_password; do
  [ -s "secrets/$name" ] || head -c 36 /dev/urandom | base64 | tr '+/' '-_' | tr -d '\n' >"secrets/$name"
done
[ -s secrets/database_url ] ||
  printf 'postgres://fairlead:%s@database:5432/fairlead' "$(cat secrets/database_password)" >secrets/database_url
# Containers read the files as another user.
chmod 444 secrets/*
