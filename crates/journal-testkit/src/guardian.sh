# Keeps a PostgreSQL of its own in a temporary folder for as long as somebody holds its input open.
# Called with the folder of PostgreSQL's programs, what else the server is told, and where to put the folder.
programs=$1 told=$2 place=$3
# Whoever presses Ctrl-C stops the tests, and then this by its input.
trap '' INT TERM HUP
as=
if [ "$(id -u)" = 0 ]; then
    # PostgreSQL refuses to be run by the superuser.
    user=nobody
    id postgres >/dev/null 2>&1 && user=postgres
    as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
    # A folder of the superuser's own is no place for it.
    $as test -x "$place" || place=/tmp
fi
folder=$(mktemp -d "$place/journal-testkit-XXXXXX") || exit 1
[ -z "$as" ] || chown "$user" "$folder"
data=$folder/data
start() {
    $as "$programs/pg_ctl" start --silent --wait --timeout=120 --pgdata="$data" --log="$folder/log" \
        -o "-k $folder -c listen_addresses='' -c max_connections=1000 -c autovacuum=off $told" \
        </dev/null >/dev/null 2>&1
}
end() {
    $as "$programs/pg_ctl" stop --silent --wait --mode=immediate --pgdata="$data" </dev/null >/dev/null 2>&1
}
if ! { cd / && $as "$programs/initdb" --pgdata="$data" --username=house --auth=trust --encoding=UTF8 \
    --locale=C --no-sync </dev/null >"$folder/made" 2>&1 && start; }; then
    cat "$folder/made" "$folder/log" >&2
    rm -rf "$folder"
    exit 1
fi
echo "$folder"
while read -r order; do
    answer=done
    case $order in
    kill)
        kill -9 "$(head -n 1 "$data/postmaster.pid")"
        # Where nobody buries it, or its number is given out again, the next one would take it for alive: to be
        # found is the number of a process that there cannot be.
        $as sed -i '1s/.*/4194305/' "$data/postmaster.pid" "$folder/.s.PGSQL.5432.lock"
        ;;
    stop)
        end
        ;;
    start)
        # As long as processes of the one that was killed are about, it does not start.
        tries=0
        until start; do
            tries=$((tries + 1))
            [ "$tries" -lt 200 ] || { cat "$folder/log" >&2; answer=failed; break; }
        done
        ;;
    esac
    echo $answer
done
end
rm -rf "$folder"
