"""Everything that crosses the wire. ``/api/schema`` and the page's types follow from it."""

from hustings.web.wire.account import *  # noqa: F403 - one name for all of it
from hustings.web.wire.clubs import *  # noqa: F403 - one name for all of it
from hustings.web.wire.common import *  # noqa: F403 - one name for all of it
from hustings.web.wire.games import *  # noqa: F403 - one name for all of it
from hustings.web.wire.lessons import *  # noqa: F403 - one name for all of it
from hustings.web.wire.moderation import *  # noqa: F403 - one name for all of it
from hustings.web.wire.people import *  # noqa: F403 - one name for all of it
from hustings.web.wire.play import *  # noqa: F403 - one name for all of it
from hustings.web.wire.problems import *  # noqa: F403 - one name for all of it
from hustings.web.wire.replay import *  # noqa: F403 - one name for all of it
from hustings.web.wire.tables import *  # noqa: F403 - one name for all of it
