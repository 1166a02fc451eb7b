#!/bin/sh
# Play what is missing of the planner's games in benchmarks/ladder/, compiled, on all cores, and write the documents.
# Stop it at any time: every finished game is kept, and it goes on from there.
set -eu
cd "$(dirname "$0")/.."
scripts/compile
export PYTHONPATH=build/compiled
ladder() {
    .venv/bin/python -m hustings ladder "$1" -p 4 --bots "$2" --against greedy -n "$3" --seed 20262 --jobs 0 \
        --append "benchmarks/ladder/curve-$1.jsonl" --svg "benchmarks/ladder/curve-$1.svg" --json
}
games="zoocracy die-macher-2006 die-macher-1997 die-macher-2019"
for plan in planner:1,15 planner:0.3,15 planner:0.02,15 planner:0.1,100; do
    for game in $games; do
        ladder "$game" "${plan%,*}" "${plan#*,}" > /dev/null
    done
done
for game in $games; do
    ladder "$game" planner:0.02,planner:0.1,planner:0.3,planner:1 0 > "benchmarks/ladder/curve-$game.json"
done
