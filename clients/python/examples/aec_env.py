"""No-limit hold'em in the shape of PettingZoo's AEC interface, without needing PettingZoo.

An agent is a seat, ``"seat_1"``. Actions are 0 fold, 1 check or call, 2 the least bet or raise, 3 all-in;
``observation["action_mask"]`` says which of them are legal. The reward is what the hand won or lost,
in chips, when it is over.
"""

from __future__ import annotations

import os
import sys
from typing import Any, Dict, Iterator, List, Optional

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from sidepot import Hand, Sidepot  # noqa: E402

FOLD, CALL, RAISE, ALL_IN = range(4)


class HoldemEnv:
    """``reset``, ``agent_iter``, ``last``, ``step``, ``observe``, as PettingZoo calls them."""

    metadata = {"name": "sidepot_holdem_v0", "is_parallelizable": False}

    def __init__(self, players: int = 2, stack: int = 200, command: Optional[str] = None) -> None:
        self.possible_agents: List[str] = [f"seat_{seat + 1}" for seat in range(players)]
        self._stack = stack
        self._sidepot = Sidepot(command)
        self._hand: Optional[Hand] = None
        self._hands = 0
        self.agents: List[str] = []

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        if self._hand is not None:
            self._hand.end()
        count = len(self.possible_agents)
        self._hand = self._sidepot.start(
            {
                "players": [
                    {"id": name, "seat": i + 1, "stack": self._stack}
                    for i, name in enumerate(self.possible_agents)
                ],
                "button": self._hands % count + 1,
                "smallBlind": 1,
                "bigBlind": 2,
            },
            seed,
        )
        self._hands += 1
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = {name: 0 for name in self.agents}
        self._cumulative_rewards: Dict[str, float] = dict(self.rewards)
        self.terminations: Dict[str, bool] = {name: False for name in self.agents}
        self.truncations: Dict[str, bool] = {name: False for name in self.agents}
        self.infos: Dict[str, dict] = {name: {} for name in self.agents}
        self._follow()

    def _follow(self) -> None:
        """Whose turn it is, or what everybody got."""
        hand = self._live()
        if not hand.over:
            self.agent_selection = f"seat_{hand.seat}"
            return
        for name in self.agents:
            self.rewards[name] = hand.net[_seat(name)]
            self._cumulative_rewards[name] += self.rewards[name]
            self.terminations[name] = True
        self.agent_selection = self.agents[0]

    def _live(self) -> Hand:
        if self._hand is None:
            raise RuntimeError("reset() comes first")
        return self._hand

    def action_mask(self) -> List[int]:
        turn = self._live().turn
        if turn is None:
            return [0, 0, 0, 0]
        legal = turn["legal"]
        can_call = legal["check"] or legal["call"] is not None
        can_raise = legal["bet"] is not None or legal["raise"] is not None
        return [int(bool(can)) for can in (legal["fold"], can_call, can_raise, legal["allIn"])]

    def observe(self, agent: str) -> Dict[str, Any]:
        view = self._live().view(_seat(agent))
        mine = agent == self.agent_selection
        return {"observation": view, "action_mask": self.action_mask() if mine else [0, 0, 0, 0]}

    def last(self, observe: bool = True) -> tuple:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            # A dead step: the agent leaves, as in PettingZoo.
            if action is not None:
                raise ValueError("when an agent is done, its action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0
        hand = self._live()
        legal = (hand.turn or {})["legal"]
        if action == FOLD:
            hand.act("fold")
        elif action == CALL:
            hand.act("check" if legal["check"] else "call")
        elif action == RAISE:
            bet = legal["bet"]
            span = bet if bet is not None else legal["raise"]
            hand.act("bet" if bet is not None else "raise", to=span["min"])
        elif action == ALL_IN:
            hand.act("allIn")
        else:
            raise ValueError(f"no such action: {action}")
        self._follow()

    def agent_iter(self, max_iter: int = 2**31) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self) -> None:
        self._sidepot.close()


def _seat(agent: str) -> int:
    return int(agent.split("_")[1])


if __name__ == "__main__":
    import random

    env = HoldemEnv(players=3)
    for number in range(5):
        env.reset(seed=number)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = [i for i, can in enumerate(observation["action_mask"]) if can]
                env.step(random.Random(number).choice(legal))
        print(number, env.rewards)
    env.close()
