"""PokerKit's pots, for ``sidepot check --command 'python3 pokerkit_adapter.py'``.

A line of JSON in, a line of JSON out. Runs where PokerKit is installed (``pip install pokerkit``). The
chips of a hand are put in as one round of antes and all-in bets, with cards dealt to fit the ranking:
hands of one board, high only, without rake, dead money and killed hands, of at most five ranks.
"""

import json
import sys

try:
    from pokerkit import Automation, NoLimitTexasHoldem
except ImportError:
    sys.exit("PokerKit is not installed here: pip install pokerkit")

BOARD = ["2c", "7d", "9h", "Js", "Qc"]
# Better first, and equal within a row: aces, kings, tens, eights, sixes.
PAIRS = [
    ["AcAd", "AhAs"],
    ["KcKd", "KhKs"],
    ["TcTd", "ThTs"],
    ["8c8d", "8h8s"],
    ["6c6d", "6h6s"],
]


def unsupported(hand):
    players = hand["players"]
    live = [player for player in players if not player["folded"]]
    top = max(player["live"] for player in players)
    tiers = hand["boards"][0]["high"] if hand["boards"] else []
    return (
        hand.get("kind") == "hilo"
        or len(hand["boards"]) != 1
        or hand.get("rakeConfig")
        or hand.get("unit", 1) != 1
        or len(live) != len(players)
        or any(player["ante"] or player["dead"] for player in players)
        or len(tiers) > len(PAIRS)
        or any(len(tier) > 2 for tier in tiers)
        or top == 0
    )


def pay(hand):
    players = sorted(
        hand["players"],
        key=lambda player: (player["seat"] - hand["button"] - 1) % hand["seatCount"],
    )
    if len(players) == 2:
        players.reverse()
    stacks = [player["live"] for player in players]
    state = NoLimitTexasHoldem.create_state(
        (
            Automation.ANTE_POSTING,
            Automation.BET_COLLECTION,
            Automation.BLIND_OR_STRADDLE_POSTING,
            Automation.CARD_BURNING,
            Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
            Automation.HAND_KILLING,
            Automation.CHIPS_PUSHING,
            Automation.CHIPS_PULLING,
        ),
        True,
        0,
        (min(1, min(stacks)), min(2, min(stacks))),
        2,
        stacks,
        len(players),
    )
    cards = {}
    for row, tier in zip(PAIRS, hand["boards"][0]["high"]):
        for holding, name in zip(row, tier):
            cards[name] = holding
    for player in players:
        state.deal_hole(cards[player["id"]])
    while state.actor_index is not None:
        most = state.max_completion_betting_or_raising_to_amount
        if state.can_complete_bet_or_raise_to(most):
            state.complete_bet_or_raise_to(most)
        else:
            state.check_or_call()
    dealt = 0
    while state.can_deal_board():
        size = 3 if dealt == 0 else 1
        state.deal_board("".join(BOARD[dealt : dealt + size]))
        dealt += size
    return {player["id"]: state.stacks[i] for i, player in enumerate(players)}


for line in sys.stdin:
    hand = json.loads(line)
    if unsupported(hand):
        answer = {"unsupported": True}
    else:
        answer = {"payouts": pay(hand)}
    print(json.dumps({"id": hand.get("id"), **answer}), flush=True)
