#!/bin/sh
# Run by hand, as root, on Debian with `apt install pgbackrest postgresql`: a database of its own, a full and an incremental backup by pgBackRest,
# a loss, and a restore to the moment before it. Nothing outside its own directory is touched. docs/operations.md says what was seen.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
root=$(mktemp -d /tmp/vigil-pgbackrest-XXXXXX)
trap 'as "$bin/pg_ctl" -D "$root/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$root"' EXIT
as() { setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$root" "$@"; }
mkdir "$root/repo" "$root/log" "$root/spool" "$root/lock"
cat > "$root/pgbackrest.conf" <<CONF
[global]
repo1-path=$root/repo
repo1-retention-full=2
repo1-bundle=y
log-path=$root/log
spool-path=$root/spool
lock-path=$root/lock
log-level-console=warn
start-fast=y
compress-type=zst
[vigil]
pg1-path=$root/data
pg1-socket-path=$root
pg1-port=54329
CONF
chown -R postgres: "$root"
rest() { as pgbackrest --config="$root/pgbackrest.conf" --stanza=vigil "$@"; }
sql() { as "$bin/psql" -h "$root" -p 54329 -d postgres -Atqc "$1"; }
begin() { as "$bin/pg_ctl" -D "$root/data" -l "$root/log/server.log" -w start >/dev/null; }
said() { echo "$(date +%T) $*"; }

as "$bin/initdb" -D "$root/data" -A trust --data-checksums >/dev/null
cat >> "$root/data/postgresql.conf" <<CONF
port = 54329
listen_addresses = ''
unix_socket_directories = '$root'
wal_level = replica
archive_mode = on
archive_command = 'pgbackrest --config=$root/pgbackrest.conf --stanza=vigil archive-push %p'
archive_timeout = 60
CONF
begin
rest stanza-create
rest check && said "archiving works"
sql "create table answers as select n as id, repeat(md5(n::text), 4) as value from generate_series(1, 200000) n"
rest --type=full backup && said "full backup"
sql "insert into answers select n, repeat(md5(n::text), 4) from generate_series(200001, 210000) n"
rest --type=incr backup && said "incremental backup"
sql "insert into answers values (210001, 'after the backup')"
whole=$(sql "select count(*) || ' ' || md5(string_agg(id || value, ',' order by id)) from answers")
sleep 1
moment=$(sql "select clock_timestamp()")
sleep 1
sql "drop table answers; select pg_switch_wal()" >/dev/null
said "lost; whole was $whole at $moment"
rest info
as "$bin/pg_ctl" -D "$root/data" -m fast -w stop >/dev/null
rest --delta --type=time "--target=$moment" --target-action=promote restore && said "restored"
begin
for _ in $(seq 60); do [ "$(sql 'select pg_is_in_recovery()')" = f ] && break; sleep 0.5; done
again=$(sql "select count(*) || ' ' || md5(string_agg(id || value, ',' order by id)) from answers")
said "now it is $again"
[ "$whole" = "$again" ] && said "the same, also the row that was written after the last backup"
