"""Accounts: sessions begin anew and end, lost passwords, limits, a copy of one's data and its deletion."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from hustings.client import Client, ServerError
from hustings.core.record import read_record
from hustings.play.replay import Replay
from hustings.table.times import later, moment, stamp
from hustings.web.accounts import _NOBODY, Attempts, hashed_code, new_code
from hustings.web.app import create_app
from hustings.web.config import Config
from hustings.web.middleware import browser_name, network_of
from hustings.web.people import IDLE_DAYS, LONGEST_DAYS, expiry, hashed
from hustings.web.store import people as store
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running, database_path
from tests.web.players import friends, play_out, wait_for
from tests.web.test_notices import Mailbox

DAY = 24 * 60 * 60.0


def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(ServerError) as caught:
        client.request(method, path, body)
    return f"{caught.value.status} {caught.value.type}"


def session_cookie(client: Client) -> str:
    return client.http.cookies["hustings_session"]


def with_cookie(server: Running, token: str) -> Any:
    """Who a session cookie makes one."""
    return httpx.get(server.url + "/api/me", cookies={"hustings_session": token}).json()["user"]


class Stream:
    """An open stream, read by a thread of its own."""

    def __init__(self, client: Client, table: str) -> None:
        self.began = threading.Event()
        self.thread = threading.Thread(target=self._read, args=(client, table), daemon=True)
        self.thread.start()
        assert self.began.wait(10)

    def _read(self, client: Client, table: str) -> None:
        with client.http.stream("GET", f"/api/tables/{table}/events", timeout=20) as response:
            for _ in response.iter_lines():
                self.began.set()

    def ends(self) -> bool:
        self.thread.join(10)
        return not self.thread.is_alive()


def test_a_stolen_password_is_guarded_by_work(tmp_path: Path) -> None:
    """And a name that nobody has costs as much to try."""
    people = create_app(Config(database=database_path(tmp_path))).state.site.people
    kept = asyncio.run(people.hash_password("long enough"))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=1$")
    assert _NOBODY.startswith("$argon2id$v=19$m=65536,t=3,p=1$")
    people.hashing.shutdown()


# -- sessions begin anew --


def test_registration_and_login_begin_a_new_session(server: Running) -> None:
    """Whoever has planted a session with somebody does not get into their account."""
    victim = server.client()
    victim.rename("Victim")
    planted = session_cookie(victim)
    table = victim.create("pocket", 2).id
    stream = Stream(victim, table)
    victim.register("Fixed Fiona", "long enough")
    assert session_cookie(victim) != planted
    assert with_cookie(server, planted) is None
    assert stream.ends()
    assert victim.table(table).is_owner

    guest = server.client()
    guest.rename("Guest")
    before = session_cookie(guest)
    stream = Stream(guest, guest.create("pocket", 2).id)
    guest.login("Fixed Fiona", "long enough")
    assert session_cookie(guest) != before
    assert with_cookie(server, before) is None
    assert stream.ends()
    again = session_cookie(guest)
    guest.login("Fixed Fiona", "long enough")
    assert with_cookie(server, again) is None


# -- cookies and forged requests --


def test_over_https_cookies_belong_to_the_host(tmp_path: Path) -> None:
    running = Running(
        Config(database=database_path(tmp_path), secure=True, limits=OPEN_LIMITS, bots=0)
    ).start()
    try:
        first = httpx.get(running.url + "/api/me")
        cookies = first.headers.get_list("set-cookie")
        assert [value.split("=", 1)[0] for value in cookies] == [
            "__Host-hustings_session",
            "__Host-hustings_csrf",
        ]
        for value in cookies:
            assert {"Path=/", "Secure", "SameSite=Lax"} <= set(value.split("; "))
            assert "Domain" not in value
        assert ["HttpOnly" in value for value in cookies] == [True, False]
        pairs = [value.split(";", 1)[0] for value in cookies]
        headers = {"Cookie": "; ".join(pairs), "X-CSRF-Token": pairs[1].split("=", 1)[1]}
        assert httpx.post(running.url + "/api/me", json={"name": "A"}, headers=headers).status_code == 200
        # names that a subdomain could have set are not ours
        plain = {"Cookie": "; ".join(pairs).replace("__Host-", ""), "X-CSRF-Token": headers["X-CSRF-Token"]}
        assert httpx.post(running.url + "/api/me", json={"name": "A"}, headers=plain).status_code == 403
    finally:
        running.stop()


def test_a_cookie_without_the_prefix_is_nobody(tmp_path: Path) -> None:
    """Over https: any subdomain could have set it."""
    config = Config(database=database_path(tmp_path), limits=OPEN_LIMITS, bots=0)
    running = Running(config).start()
    person = running.client()
    person.rename("Old")
    old = session_cookie(person)
    running.stop()
    running = Running(replace(config, secure=True)).start()
    try:
        headers = {"Cookie": f"hustings_session={old}"}
        assert httpx.get(running.url + "/api/me", headers=headers).json()["user"] is None
    finally:
        running.stop()


def test_a_token_of_another_session_is_refused(server: Running) -> None:
    one, two = server.client(), server.client()
    one.rename("One")
    two.rename("Two")

    def rename(session: Client, csrf: Client) -> int:
        token = csrf.http.cookies["hustings_csrf"]
        cookies = f"hustings_session={session_cookie(session)}; hustings_csrf={token}"
        headers = {"Cookie": cookies, "X-CSRF-Token": token}
        return httpx.post(server.url + "/api/me", json={"name": "Eve"}, headers=headers).status_code

    assert rename(one, one) == 200
    assert rename(one, two) == 403
    visitor = server.client()
    visitor.me()
    assert rename(one, visitor) == 403
    assert rename(visitor, one) == 403
    without = {"Cookie": f"hustings_csrf={one.http.cookies['hustings_csrf']}"}
    without["X-CSRF-Token"] = one.http.cookies["hustings_csrf"]
    assert httpx.post(server.url + "/api/me", json={"name": "Eve"}, headers=without).status_code == 403


def test_clients_learn_the_new_token(server: Running) -> None:
    person = server.client()
    tokens = [person.me().csrf]
    person.register("Tokens", "long enough")
    tokens.append(person.http.cookies["hustings_csrf"])
    assert person.me().csrf == tokens[-1]
    person.logout()
    tokens.append(person.http.cookies["hustings_csrf"])
    assert person.me().csrf == tokens[-1]
    person.login("Tokens", "long enough")
    tokens.append(person.me().csrf)
    assert len(set(tokens)) == 4
    # one that kept the token of an earlier session is told the right one, and tries again
    person.http.cookies.set("hustings_csrf", tokens[0], domain="127.0.0.1", path="/")
    assert person.rename("Tokens").name == "Tokens"


# -- expiry --


def test_sessions_expire_when_nobody_uses_them_and_after_a_year() -> None:
    now = stamp()
    assert expiry("cookie", now, now) == later(IDLE_DAYS * DAY, moment(now))
    born = later(-(LONGEST_DAYS - 10) * DAY, moment(now))
    assert expiry("cookie", born, now) == later(10 * DAY, moment(now))
    assert expiry("token", born, now) is None
    assert expiry("token", born, now, "2030") == "2030"


def change_session(server: Running, token: str, **columns: str | None) -> None:
    from sqlalchemy import Connection, update

    from hustings.web.store.schema import sessions

    def write(connection: Connection) -> None:
        connection.execute(update(sessions).where(sessions.c.hash == hashed(token)).values(columns))

    server.inside(server.site.database.write(write))


def kept(server: Running, token: str) -> Any:
    return server.inside(server.site.database.read(partial(store.session, hash=hashed(token))))


def forgotten(server: Running, token: str) -> None:
    """As if the session had not been used for a while."""
    server.site.people.cache[hashed(token)].until = 0.0


def test_an_expired_session_ends_with_its_streams(server: Running) -> None:
    person, other = server.client(), server.client()
    other.rename("Other")
    stream = Stream(person, person.create("pocket", 2).id)
    token = session_cookie(person)
    change_session(server, token, expires_at=later(-1))
    forgotten(server, token)
    assert person.me().user is None
    assert stream.ends()
    assert other.me().user is not None

    person = server.client()
    stream = Stream(person, person.create("pocket", 2).id)
    token = session_cookie(person)
    change_session(server, token, expires_at=later(-1))
    server.site.people.cache[hashed(token)].expires_at = later(-1)
    server.inside(server.site.people.end_expired())  # nobody asks for anything
    assert stream.ends()
    assert kept(server, token) is None


def test_use_is_noted_once_an_hour_and_puts_the_end_off(server: Running) -> None:
    person = server.client()
    person.rename("Used")
    token = session_cookie(person)
    long_ago = later(-80 * DAY)
    change_session(server, token, seen_at=long_ago, created_at=long_ago, expires_at=later(10 * DAY))
    forgotten(server, token)
    person.me()
    server.inside(server.site.people.sweep())
    row = kept(server, token)[1]
    assert row.seen_at > later(-60)
    assert row.expires_at > later((IDLE_DAYS - 1) * DAY)
    change_session(server, token, seen_at=later(-1800))
    forgotten(server, token)
    person.me()
    assert hashed(token) not in server.site.people._seen


def test_a_bots_token_expires_only_if_asked_to(server: Running) -> None:
    keeper = server.client()
    keeper.register("Token keeper", "long enough")
    for_ever = keeper.new_bot_account("Ever")
    body = {"name": "Brief", "days": 1}
    brief = keeper.request("POST", "/api/bot-accounts", body).json()
    shown = {bot["name"]: bot for bot in keeper.request("GET", "/api/bot-accounts").json()}
    assert shown["Ever"]["token_expires_at"] is None
    assert later(DAY - 60) < shown["Brief"]["token_expires_at"] < later(DAY + 60)
    assert server.client(token=brief["token"]).me().user is not None
    change_session(server, brief["token"], expires_at=later(-1))
    forgotten(server, brief["token"])
    with pytest.raises(ServerError):
        server.client(token=brief["token"]).me()

    bot = server.client(token=for_ever.token)
    stream = Stream(bot, bot.create("pocket", 2).id)
    renewed = keeper.request("POST", f"/api/bot-accounts/{for_ever.user.id}/token", {}).json()
    assert stream.ends()
    with pytest.raises(ServerError):
        bot.me()
    user = server.client(token=renewed["token"]).me().user
    assert user is not None
    assert user.id == for_ever.user.id
    stranger = server.client()
    stranger.register("Another keeper", "long enough")
    path = f"/api/bot-accounts/{for_ever.user.id}/token"
    assert refused(stranger, "POST", path, {}) == "404 not-found"
    assert refused(server.client(token=renewed["token"]), "GET", "/api/me/sessions") == "403 forbidden"


# -- my sessions --


def test_my_sessions_are_listed_and_can_be_ended(server: Running) -> None:
    here, there, third = server.client(), server.client(), server.client()
    there.http.headers["User-Agent"] = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
    )
    here.register("Everywhere", "long enough")
    there.login("Everywhere", "long enough")
    third.login("Everywhere", "long enough")
    found = here.request("GET", "/api/me/sessions").json()
    assert len(found) == 3
    assert [one["current"] for one in found].count(True) == 1
    agents = [one["agent"] for one in found]
    assert sorted(agents) == ["Firefox, Windows", "Python", "Python"]
    assert all(session_cookie(client) not in str(found) for client in (here, there, third))
    there_id = next(one["id"] for one in found if one["agent"] == "Firefox, Windows")

    stranger = server.client()
    stranger.rename("Stranger")
    assert refused(stranger, "DELETE", f"/api/me/sessions/{there_id}") == "404 not-found"
    stream = Stream(there, there.create("pocket", 2).id)
    here.request("DELETE", f"/api/me/sessions/{there_id}")
    assert stream.ends()
    assert there.me().user is None
    assert third.me().user is not None

    here.request("DELETE", "/api/me/sessions")
    assert here.me().user is None
    assert third.me().user is None
    here.login("Everywhere", "long enough")


def test_a_browser_in_two_words() -> None:
    assert (
        browser_name("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1")
        == "Safari, iPhone"
    )
    edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert browser_name(edge) == "Edge, Windows"
    assert browser_name("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36") == "Chrome, Android"
    assert browser_name("curl/8") == ""


# -- passwords --


def test_changing_the_password_asks_the_old_one_and_ends_all_other_sessions(server: Running) -> None:
    here, there = server.client(), server.client()
    here.register("Changer", "old password")
    there.login("Changer", "old password")
    stream = Stream(there, there.create("pocket", 2).id)
    before = session_cookie(here)
    wrong = {"old": "not this one", "new": "new password"}
    assert refused(here, "PUT", "/api/me/password", wrong) == "403 wrong-password"
    assert there.me().user is not None
    here.request("PUT", "/api/me/password", {"old": "old password", "new": "new password"})
    user = here.me().user
    assert user is not None
    assert user.name == "Changer"
    assert with_cookie(server, before) is None
    assert there.me().user is None
    assert stream.ends()
    assert refused(there, "POST", "/api/login", {"name": "Changer", "password": "old password"}) == (
        "401 wrong-password"
    )
    there.login("changer", "new password")


def test_a_recovery_code_opens_once(server: Running) -> None:
    owner = server.client()
    account = owner.register("Forgetful", "old password")
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}", account.recovery_code)
    row = server.inside(server.site.database.read(partial(store.user_by_login, login="forgetful")))
    assert row is not None
    assert account.recovery_code not in str(row)

    lost = server.client()
    typed = account.recovery_code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    body = {"name": "forgetful", "code": new_code(), "password": "new password"}
    assert refused(lost, "POST", "/api/recover", body) == "401 wrong-code"
    assert refused(lost, "POST", "/api/recover", {**body, "name": "nobody such"}) == "401 wrong-code"
    body["code"] = typed
    found = lost.request("POST", "/api/recover", body).json()
    assert found["id"] == account.id
    assert found["recovery_code"] not in ("", account.recovery_code)
    assert owner.me().user is None, "whoever had the old password is out"
    assert refused(owner, "POST", "/api/recover", body) == "401 wrong-code"
    owner.login("Forgetful", "new password")

    assert refused(owner, "POST", "/api/me/recovery-code", {"password": "wrong"}) == "403 wrong-password"
    renewed = owner.request("POST", "/api/me/recovery-code", {"password": "new password"}).json()
    body["code"] = found["recovery_code"]
    assert refused(lost, "POST", "/api/recover", body) == "401 wrong-code"
    body["code"] = renewed["recovery_code"]
    assert lost.request("POST", "/api/recover", body).json()["id"] == account.id


def test_codes_are_random_and_forgiving() -> None:
    assert len({new_code() for _ in range(50)}) == 50
    assert hashed_code("abcde-0oO1i") == hashed_code(" ABCDE 00011")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    threading.Thread(target=box.serve_forever, daemon=True).start()
    yield box
    box.shutdown()
    box.server_close()


@pytest.fixture
def mailing(tmp_path: Path, mailbox: Mailbox) -> Iterator[Running]:
    config = Config(
        database=database_path(tmp_path),
        limits=OPEN_LIMITS,
        mail=f"smtp://127.0.0.1:{mailbox.server_address[1]}",
        address="https://games.example.org",
        bots=0,
    )
    running = Running(config).start()
    yield running
    running.stop()


def idle(running: Running) -> None:
    """Until everything that was begun in the background is done."""
    wait_for(lambda: not running.site.accounts.tasks)


def confirm_address(running: Running, user_id: str) -> None:
    from sqlalchemy import Connection, update

    from hustings.web.store.schema import contacts

    def write(connection: Connection) -> None:
        connection.execute(update(contacts).where(contacts.c.user_id == user_id).values(confirmed=True))

    running.inside(running.site.database.write(write))


def test_a_lost_password_is_replaced_by_mail(mailing: Running, mailbox: Mailbox) -> None:
    owner, lost = mailing.client(), mailing.client()
    account = owner.register("Mail Mary", "old password")
    assert "mail" in owner.me().offers
    mary = {"email": "mary@example.org"}
    assert refused(owner, "PUT", "/api/me/notices", mary) == "403 wrong-password"
    owner.request("PUT", "/api/me/notices", {**mary, "password": "old password"})
    wait_for(lambda: len(mailbox.mails) == 1)  # asks whether the address agrees
    answers = []
    for name in ("mail mary", "nobody such"):
        answers.append(lost.request("POST", "/api/recover/mail", {"name": name}))
        idle(mailing)
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert len(mailbox.mails) == 1, "an address that has not agreed gets nothing"

    confirm_address(mailing, account.id)
    lost.request("POST", "/api/recover/mail", {"name": "MAIL MARY"})
    wait_for(lambda: len(mailbox.mails) == 2)
    lost.request("POST", "/api/recover/mail", {"name": "mail mary"})
    idle(mailing)
    assert len(mailbox.mails) == 2, "not again and again"
    mail = mailbox.mails[1]
    assert mail["To"] == "mary@example.org"
    found = re.search(r"https://games\.example\.org/recover#(\S+)", mail.get_content())
    assert found is not None
    stored = mailing.inside(
        mailing.site.database.read(lambda c: str(c.exec_driver_sql("SELECT * FROM resets").all()))
    )
    assert hashed(found[1]) in stored
    assert found[1] not in stored

    body = {"token": found[1], "password": "new password"}
    assert refused(lost, "POST", "/api/recover/link", {**body, "token": "x"}) == "404 void-link"
    assert lost.request("POST", "/api/recover/link", body).json()["id"] == account.id
    assert owner.me().user is None
    assert refused(owner, "POST", "/api/recover/link", body) == "404 void-link"
    owner.login("Mail Mary", "new password")


def test_a_link_is_good_for_an_hour(mailing: Running, mailbox: Mailbox) -> None:
    owner = mailing.client()
    account = owner.register("Late", "old password")
    owner.request("PUT", "/api/me/notices", {"email": "late@example.org", "password": "old password"})
    confirm_address(mailing, account.id)
    owner.request("POST", "/api/recover/mail", {"name": "Late"})
    wait_for(lambda: any("/recover#" in mail.get_content() for mail in mailbox.mails))
    link = next(text for mail in mailbox.mails if "/recover#" in (text := mail.get_content()))
    token = link.split("/recover#", 1)[1].split()[0]

    def age(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE resets SET expires_at = '2020'")

    mailing.inside(mailing.site.database.write(age))
    body = {"token": token, "password": "new password"}
    assert refused(owner, "POST", "/api/recover/link", body) == "404 void-link"


# -- limits --


def test_the_pause_after_wrong_passwords_grows() -> None:
    now = [0.0]
    attempts = Attempts(3, 60.0, 1000.0, lambda: now[0])
    pauses = []
    for _ in range(12):
        wait = attempts.wait("ada")
        pauses.append(wait)
        now[0] += wait
        attempts.begin("ada")
    assert pauses == [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert attempts.wait("bob") == 0
    now[0] += 1001
    assert attempts.wait("ada") == 0
    attempts.begin("ada")
    attempts.right("ada")
    assert attempts.wrong == {}


def test_wrong_passwords_are_counted_by_account_and_lock_nobody_out(tmp_path: Path) -> None:
    config = Config(
        database=database_path(tmp_path), limits=replace(OPEN_LIMITS, passwords=2), trust_proxy=True, bots=0
    )
    running = Running(config).start()
    for attempts in (running.site.accounts.from_here, running.site.accounts.from_anywhere):
        attempts.clock = lambda: 0.0
    try:

        def at(address: str) -> Client:
            client = running.client()
            client.http.headers["X-Forwarded-For"] = address
            return client

        owner = at("192.0.2.1")
        owner.register("Target", "right password")
        wrong = {"name": "TARGET", "password": "wrong password"}
        attacker = at("198.51.100.1")
        tries = [refused(attacker, "POST", "/api/login", wrong) for _ in range(4)]
        assert tries == ["401 wrong-password"] * 2 + ["429 too-many"] * 2
        right = {"name": "Target", "password": "right password"}
        assert refused(attacker, "POST", "/api/login", right) == "429 too-many"
        nobody = {"name": "No such", "password": "wrong password"}
        assert [refused(attacker, "POST", "/api/login", nobody) for _ in range(3)] == tries[:3]
        # from elsewhere its owner comes in as ever
        phone = at("203.0.113.1")
        phone.login("Target", "right password")
        # attempts from everywhere make a pause for everybody who is not in yet
        for number in range(12):
            with pytest.raises(ServerError):
                at(f"198.51.100.{number + 2}").login("Target", "wrong password")
        assert refused(at("203.0.113.9"), "POST", "/api/login", right) == "429 too-many"
        # but who is in stays in, and can do everything
        assert phone.me().user is not None
        phone.request("PUT", "/api/me/password", {"old": "right password", "new": "other password"})
        wrong_old = {"old": "wrong", "new": "other password"}
        assert [refused(phone, "PUT", "/api/me/password", wrong_old) for _ in range(3)] == [
            "403 wrong-password",
            "403 wrong-password",
            "429 too-many",
        ]
    finally:
        running.stop()


def test_a_household_is_one_client() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1:4711") == "192.0.2.1"
    assert network_of("[2001:db8::1]:443") == "2001:db8::/64"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


def test_limits_count_the_household(tmp_path: Path) -> None:
    limits = replace(OPEN_LIMITS, requests=(3, 1))
    config = Config(database=database_path(tmp_path), limits=limits, trust_proxy=True, bots=0)
    running = Running(config).start()
    try:
        found = [
            httpx.get(running.url + "/api/me", headers={"X-Forwarded-For": f"2001:db8::{i}"}).status_code
            for i in range(5)
        ]
        assert found == [200, 200, 200, 429, 429]
    finally:
        running.stop()


def test_nobody_takes_the_name_of_an_account(server: Running) -> None:
    owner, other = server.client(), server.client()
    owner.register("Unique Una", "long enough")
    assert refused(other, "POST", "/api/me", {"name": "unique  UNA"}) == "409 name-taken"
    table = owner.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
    link = owner.links(table.id).seats["1"]
    assert refused(other, "POST", f"/api/join/{link}", {"name": "Unique Una"}) == "409 name-taken"
    assert owner.rename("Una").name == "Una"
    assert owner.rename("Unique Una").name == "Unique Una"


# -- one's data --


def test_everything_stored_about_me_is_mine_to_have(server: Running) -> None:
    me, other = server.client(), server.client()
    me.register("Exporter", "long enough")
    other.rename("Opponent")
    me.new_bot_account("My bot")
    at = friends(me, other)
    me.talk(at, "What I said")
    other.talk(at, "What they said")
    answer = me.request("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["user"]["name"], data["user"]["login"]) == ("Exporter", "exporter")
    assert [one["current"] for one in data["sessions"]] == [True]
    assert [(table["id"], table["names"], table["mine"]) for table in data["tables"]] == [
        (at, ["Exporter", "Opponent"], [0])
    ]
    assert [said["text"] for said in data["talk"]] == ["What I said"]
    assert [bot["name"] for bot in data["bots"]] == ["My bot"]
    assert data["notices"]["email"] == ""
    assert data["passkeys"] == []
    for secret in ("argon2", session_cookie(me), hashed(session_cookie(me)), "What they said"):
        assert secret not in answer.text


def everything(path: str) -> str:
    """The database in words."""
    raw = sqlite3.connect(path)
    text = "\n".join(raw.iterdump())
    raw.close()
    return text


def test_a_deleted_account_leaves_no_name(tmp_path: Path) -> None:
    path = database_path(tmp_path)
    running = Running(Config(database=path, limits=OPEN_LIMITS, bot="random")).start()
    try:
        me, other = running.client(), running.client()
        me.register("Vanishing Vera", "long enough")
        other.rename("Stays")
        robot = me.new_bot_account("Vera's robot")
        bot = running.client(token=robot.token)
        done = friends(me, other)
        play_out({0: me, 1: other}, done)
        going = friends(other, me, bot)
        me.talk(going, "I am Vera")
        me.talk(going, "Vera, to you alone", to=[0])
        assert [said["text"] for said in me.request("GET", "/api/me/export").json()["talk"]] == [
            "I am Vera",
            "Vera, to you alone",
        ]
        me.request("POST", f"/api/tables/{going}/seats/1/hand", {"to": "bot"})
        me.request("POST", f"/api/tables/{going}/seats/1/hand", {"to": "me"})
        waiting = me.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}]).id
        invited = other.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}]).id
        me.accept(other.links(invited).seats["1"])
        me.request("POST", f"/api/tables/{done}/rematch", {})
        streams = [Stream(me, going), Stream(bot, going)]

        stranger = other.me().user
        assert stranger is not None
        me.request("POST", "/api/me/blocks", {"user": stranger.id})
        me.request("POST", "/api/reports", {"kind": "person", "table": going, "seat": 0, "reason": "Rude"})
        stored = me.request("GET", "/api/me/export").json()
        assert [one["name"] for one in stored["blocked"]] == ["Stays"]
        assert [one["reason"] for one in stored["reports"]] == ["Rude"]

        delete = {"confirm": True, "password": "wrong"}
        assert refused(me, "POST", "/api/me/delete", delete) == "403 wrong-password"
        assert refused(me, "POST", "/api/me/delete", {"password": "long enough"}) == "400 invalid"
        me.request("POST", "/api/me/delete", {"confirm": True, "password": "long enough"})

        assert [stream.ends() for stream in streams] == [True, True]
        assert me.me().user is None
        assert refused(me, "POST", "/api/login", {"name": "Vanishing Vera", "password": "long enough"}) == (
            "401 wrong-password"
        )
        with pytest.raises(ServerError):
            bot.me()
        seats = other.table(going).seats
        assert [(seat.kind, seat.name) for seat in seats] == [
            ("human", "Stays"),
            ("bot", "Deleted player"),
            ("bot", "Deleted player"),
        ]
        assert [seat.name for seat in other.table(done).seats] == ["Deleted player", "Stays"]
        assert other.table(invited).seats[1].kind == "link"
        assert refused(other, "GET", f"/api/tables/{waiting}") == "404 not-found"
        talk = [entry for entry in other.log(going) if entry.type == "talk"]
        assert [(entry.text, entry.by) for entry in talk] == [("", ""), ("", "")]
        play_out({0: other}, going)
        record = other.record(going)
    finally:
        running.stop()
    assert {game.problem for game in verify(path)} == {""}
    Replay(read_record(record)).run()
    assert "Vera" not in everything(path)
    assert "vera" not in everything(path)


def test_guests_can_be_deleted_too(server: Running) -> None:
    guest = server.client()
    guest.rename("Passing guest")
    table = guest.create("pocket", 2)
    guest.start(table.id)
    guest.request("POST", "/api/me/delete", {"confirm": True})
    assert guest.me().user is None
    there = server.inside(server.site.service.table(table.id))
    assert there.seats[0].name == "Deleted player"


def test_a_deletion_cut_short_is_finished_at_the_next_start(tmp_path: Path) -> None:
    path = database_path(tmp_path)
    config = Config(database=path, limits=OPEN_LIMITS, bot="random")
    running = Running(config).start()
    me, other = running.client(), running.client()
    me.register("Cut Short", "long enough")
    robot = me.new_bot_account("Robot of Cut Short")
    other.rename("Stays")
    going = friends(other, me, running.client(token=robot.token))
    user = running.inside(running.site.database.read(partial(store.user_by_login, login="cut short")))
    assert user is not None
    running.inside(running.site.people.forget(user, "Deleted player"))  # and here the power goes
    cookies = other.http.cookies
    running.stop()
    running = Running(config).start()
    try:
        other = running.client()
        other.http.cookies = cookies
        wait_for(lambda: [seat.kind for seat in other.table(going).seats] == ["human", "bot", "bot"])
        wait_for(lambda: "Cut Short" not in everything(path))
    finally:
        running.stop()


def test_records_hold_no_names_and_old_ones_with_names_still_verify(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hustings.table.draft import TableDraft

    path = database_path(tmp_path)
    running = Running(Config(database=path, limits=OPEN_LIMITS, bot="random")).start()
    try:
        me, other = running.client(), running.client()
        me.rename("Nameless Nora")
        other.rename("Olaf")

        def game() -> str:
            at = friends(me, other)
            for to in ("bot", "me"):
                me.request("POST", f"/api/tables/{at}/seats/0/hand", {"to": to})
            play_out({0: me, 1: other}, at)
            return at

        now = game()

        def as_before(self: TableDraft, seat: int, to: str, by: str = "") -> None:
            if self.row.status == "running":
                self._note(
                    self.table.playing(),
                    {"hands": {"seat": seat, "by": by or self.seats[seat].name, "now": to}},
                )

        if not hasattr(TableDraft.hand_over, "__code__"):
            pytest.skip("compiled classes cannot be patched")
        with monkeypatch.context() as patch:
            patch.setattr(TableDraft, "hand_over", as_before)
            then = game()
        assert b"Nora" not in me.record(now)
        assert b"Nora" in me.record(then)
        Replay(read_record(me.record(then))).run()
        for at in (now, then):
            hands = [entry for entry in me.log(at) if entry.type == "seat" and entry.n]
            assert [(entry.seat, entry.by, entry.now) for entry in hands] == [
                (0, None, "bot:random"),
                (0, None, "person"),
            ]
    finally:
        running.stop()
    assert {game.problem for game in verify(path)} == {""}


# -- several processes --


@pytest.mark.slow
def test_sessions_end_in_every_process_on_postgres() -> None:
    """Streams through one process end with what is done through the other; a deletion reaches both."""
    import tempfile

    from tests.web.storm import postgres

    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as pg:
            config = Config(database=pg.get_uri(), limits=OPEN_LIMITS, bot="random", bots=0)
            one, two = Running(config).start(), Running(config).start()
            try:
                here, there, other = one.client(), two.client(), two.client()
                here.register("Both", "long enough")
                there.login("Both", "long enough")
                other.rename("Other")
                at = friends(other, here)
                stream = Stream(there, at)
                here.request("PUT", "/api/me/password", {"old": "long enough", "new": "another one"})
                assert stream.ends()
                there.login("Both", "another one")
                robot = here.new_bot_account("Robot")
                bot = two.client(token=robot.token)
                streams = [Stream(there, at), Stream(bot, bot.create("pocket", 2).id)]
                assert other.table(at).seats[1].name == "Both"
                here.request("POST", "/api/me/delete", {"confirm": True, "password": "another one"})
                assert [stream.ends() for stream in streams] == [True, True]
                wait_for(lambda: other.table(at).seats[1].name == "Deleted player")
                assert there.me().user is None
            finally:
                one.stop()
                two.stop()
