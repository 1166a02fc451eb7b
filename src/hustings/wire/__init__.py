"""Everything that crosses the wire. ``/api/schema`` and the page's types follow from it."""

from hustings.wire.account import *  # noqa: F403 - one name for all of it
from hustings.wire.clubs import *  # noqa: F403 - one name for all of it
from hustings.wire.common import *  # noqa: F403 - one name for all of it
from hustings.wire.games import *  # noqa: F403 - one name for all of it
from hustings.wire.joining import *  # noqa: F403 - one name for all of it
from hustings.wire.lessons import *  # noqa: F403 - one name for all of it
from hustings.wire.moderation import *  # noqa: F403 - one name for all of it
from hustings.wire.people import *  # noqa: F403 - one name for all of it
from hustings.wire.play import *  # noqa: F403 - one name for all of it
from hustings.wire.problems import *  # noqa: F403 - one name for all of it
from hustings.wire.promises import *  # noqa: F403 - one name for all of it
from hustings.wire.push import *  # noqa: F403 - one name for all of it
from hustings.wire.replay import *  # noqa: F403 - one name for all of it
from hustings.wire.tables import *  # noqa: F403 - one name for all of it
