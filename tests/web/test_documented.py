"""The program in docs/bots.md plays a whole game at a real table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.docs.snippets import blocks
from tests.web.conftest import Running


def test_the_program_of_the_page_about_bots_plays_to_the_end(server: Running) -> None:
    (program,) = [block for block in blocks("docs/bots.md", "python") if "hustings.client" in block]
    owner = server.client()
    owner.register("Documented", "a long enough password")
    token = owner.new_bot_account("Reader").token
    table = owner.create("pocket", 2, [{"kind": "link"}, {"kind": "bot", "bot": "random"}])
    invitation = owner.links(table.id).seats["0"]
    said = program.replace('"http://localhost:8000", token="..."', f"{server.url!r}, token={token!r}")
    said = said.replace('me.accept("...")', f"me.accept({invitation!r})")
    assert said.count("...") == 0
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(exec, said, {})
        while owner.table(table.id).seats[0].user is None and not playing.done():
            pass
        owner.start(table.id)
        playing.result(60)
    assert owner.table(table.id).status == "finished"
