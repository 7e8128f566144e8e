"""Run with plain python3: ``SIDEPOT='node packages/cli/bin/sidepot.js' python3 -m unittest``."""

import os
import random
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
sys.path.insert(0, os.path.join(HERE, "..", "examples"))

from aec_env import HoldemEnv  # noqa: E402
from sidepot import Refused, Sidepot  # noqa: E402


def player(name, seat, live, folded=False):
    return {"id": name, "seat": seat, "ante": 0, "dead": 0, "live": live, "folded": folded}


HAND = {
    "seatCount": 2,
    "button": 1,
    "players": [player("Ann", 1, 100), player("Bob", 2, 50)],
    "boards": [{"high": [["Bob"], ["Ann"]]}],
}
CONFIG = {
    "players": [{"id": "Ann", "seat": 1, "stack": 200}, {"id": "Bob", "seat": 2, "stack": 50}],
    "button": 1,
    "smallBlind": 1,
    "bigBlind": 2,
}


class ClientTest(unittest.TestCase):
    def test_settle_gives_the_uncalled_bet_back(self):
        with Sidepot() as sidepot:
            self.assertEqual(sidepot.settle(HAND)["refund"], {"Ann": 50})
            with self.assertRaises(Refused) as caught:
                sidepot.settle({**HAND, "button": 9})
            self.assertEqual(caught.exception.code, "BUTTON_OUT_OF_RANGE")
            # It answers on after a refusal.
            self.assertEqual(sidepot.settle(HAND)["awards"], {"Bob": 100})

    def test_a_hand_is_played_to_its_end_and_no_chip_is_lost(self):
        with Sidepot() as sidepot:
            hand = sidepot.start(CONFIG, seed=7)
            self.assertEqual(hand.seat, 1)
            with self.assertRaises(Refused):
                hand.act("raise", to=1)
            hand.act("allIn").act("call")
            self.assertTrue(hand.over)
            self.assertEqual(sum(hand.stacks.values()), 250)
            self.assertEqual(sum(hand.net.values()), 0)
            hand.end()
            with self.assertRaises(Refused):
                hand.view()

    def test_a_seat_sees_its_own_cards_and_no_others(self):
        with Sidepot() as sidepot:
            one, two = sidepot.start(CONFIG, seed=7), sidepot.start(CONFIG, seed=7)
            mine, theirs, rail = one.view(1), one.view(2), one.view()
            self.assertEqual(len(mine["cards"]), 4)
            self.assertNotEqual(mine["cards"], theirs["cards"])
            self.assertEqual(rail["cards"], "")
            self.assertNotIn(theirs["cards"], str(mine))
            self.assertEqual(two.view(1), mine)

    def test_replay_reads_files(self):
        text = (
            "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
            "starting_stacks = [20, 50]\nactions = ['p2 f']\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "hand.phh")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            (hand,) = Sidepot().replay(path)
        self.assertEqual(hand["finishing"], [21, 49])


class EnvironmentTest(unittest.TestCase):
    def test_random_agents_play_hands_to_the_end(self):
        env = HoldemEnv(players=3, stack=40)
        choose = random.Random(1)
        for seed in range(8):
            env.reset(seed=seed)
            steps = 0
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                steps += 1
                if termination or truncation:
                    env.step(None)
                    continue
                self.assertEqual(observation["observation"]["seat"], int(agent[-1]))
                mask = observation["action_mask"]
                env.step(choose.choice([i for i, can in enumerate(mask) if can]))
            self.assertGreater(steps, 3)
            self.assertEqual(sum(env.rewards.values()), 0)
        env.close()


if __name__ == "__main__":
    unittest.main()
