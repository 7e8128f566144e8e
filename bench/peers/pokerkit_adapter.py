"""Plays our hands with PokerKit. pokerkit.mjs asks, one line of JSON each; the answer is one, too.

A hand comes as what the table is and as steps: cards, discards and actions in the order in which our
engine had them. PokerKit is told each step; before a decision it is asked whose it is and what is
allowed. Of PokerKit only public classes are used; one method is watched to see the pots.
"""

import json
import sys
import time
import warnings

from pokerkit import (
    Automation,
    BadugiHand,
    BettingStructure,
    Deck,
    EightOrBetterLowHand,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardBadugiHand,
    StandardHighHand,
    StandardLowHand,
    State,
    Street,
)

warnings.simplefilter('ignore')

# All but the dealing: the cards are ours.
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
LIMITS = {
    'no-limit': BettingStructure.NO_LIMIT,
    'pot-limit': BettingStructure.POT_LIMIT,
    'fixed-limit': BettingStructure.FIXED_LIMIT,
}
# Evaluator of a half, and from which cards; a game without a board has none but one's own.
HALVES = {
    ('high', 'any'): StandardHighHand,
    ('short-deck', 'any'): ShortDeckHoldemHand,
    ('eight', 'any'): EightOrBetterLowHand,
    ('ace-to-five', 'any'): RegularLowHand,
    ('deuce-to-seven', 'any'): StandardLowHand,
    ('badugi', 'any'): BadugiHand,
    ('badugi-ace-high', 'any'): StandardBadugiHand,
    ('high', 'two-and-three'): OmahaHoldemHand,
    ('eight', 'two-and-three'): OmahaEightOrBetterLowHand,
}
# As FixedLimitPokerMixin has it.
FIXED_LIMIT_CAP = 4


class NotExpressible(Exception):
    """There is no way to say it with PokerKit's own parts."""



class WatchedState(State):
    """Keeps the pots as they are before the first hand is shown or mucked."""

    pots_at_end = None

    def _begin_showdown(self):
        if self.pots_at_end is None:
            self.pots_at_end = [[p.amount, list(p.player_indices)] for p in self.pots]
        super()._begin_showdown()


def opening_of(hand, street):
    low = hand['upCards'] is not None and hand['upCards']['opens'] == 'lowest'
    if street['opens'] == 'bring-in':
        return Opening.HIGH_CARD if hand['upCards']['bringIn'] == 'highest' else Opening.LOW_CARD
    if street['opens'] == 'best-up':
        return Opening.LOW_HAND if low else Opening.HIGH_HAND
    return Opening.POSITION


def street_of(hand, street):
    draw = street['draw']
    if draw is not None and not draw['replace']:
        raise NotExpressible('discards that are not replaced')
    if draw is not None and (street['down'] or street['up']):
        raise NotExpressible('a draw and new cards on one street')
    return Street(
        False,
        (False,) * street['down'] + (True,) * street['up'],
        street['board'],
        draw is not None,
        opening_of(hand, street),
        street['bet'],
        FIXED_LIMIT_CAP if hand['limit'] == 'fixed-limit' else None,
    )


def hand_types_of(hand):
    board = any(street['board'] for street in hand['streets'])
    types = []
    for half in hand['halves']:
        if half['from'] == 'own' and board:
            raise NotExpressible('a half of the cards in hand beside a board')
        found = HALVES.get((half['by'], 'any' if half['from'] == 'own' else half['from']))
        if found is None:
            raise NotExpressible(f"hands by {half['by']}")
        types.append(found)
    return tuple(types)


def state_of(hand, kind=WatchedState):
    return kind(
        AUTOMATIONS,
        Deck.SHORT_DECK_HOLDEM if hand['deck'] == 'short' else Deck.STANDARD,
        hand_types_of(hand),
        tuple(street_of(hand, street) for street in hand['streets']),
        LIMITS[hand['limit']],
        hand['antesInLevels'],
        tuple(hand['antes']),
        tuple(hand['blinds']),
        hand['bringIn'],
        tuple(hand['stacks']),
        len(hand['stacks']),
        mode=Mode.CASH_GAME if hand['mode'] == 'cash' else Mode.TOURNAMENT,
    )


def point_of(state):
    """Whose decision it is, and what is allowed."""
    drawer = state.stand_patter_or_discarder_index
    if drawer is not None:
        return {'turn': 'draw', 'index': drawer}
    actor = state.actor_index
    if actor is None:
        return {'turn': 'none'}
    least = state.min_completion_betting_or_raising_to_amount
    most = state.max_completion_betting_or_raising_to_amount
    return {
        'turn': 'act',
        'index': actor,
        'call': state.checking_or_calling_amount,
        'bringIn': state.effective_bring_in_amount,
        'to': None if least is None else [least, most],
    }


def deal(state, step):
    kind, where, cards = step
    if state.card_burning_status:
        state.burn_card('??')
    if kind == 'hole':
        state.deal_hole(cards, where)
    else:
        state.deal_board(cards)


def act(state, step):
    kind, _, what = step
    if kind == 'draw':
        state.stand_pat_or_discard(what)
    elif kind == 'fold':
        state.fold()
    elif kind == 'bringIn':
        state.post_bring_in()
    elif kind in ('check', 'call'):
        state.check_or_call()
    else:
        state.complete_bet_or_raise_to(what)


def reuses(state, cards):
    """Would PokerKit deal cards now that were thrown in this very draw?"""
    if not state.street.draw_status:
        return False
    thrown = state.discarded_cards[state.street_index]
    offered = state.get_dealable_cards(len(cards) // 2, False)
    return any(card in thrown for card in offered)


DEALT = ('hole', 'board')


def watch(hand):
    """What PokerKit says before each decision, until it cannot follow any more, and how it ends."""
    points = []
    answer = {'points': points, 'stuck': None, 'reuses': False}
    state = state_of(hand)
    for at, step in enumerate(hand['steps']):
        if step[0] not in DEALT:
            points.append(point_of(state))
            if points[-1].get('index') != step[1]:
                answer['stuck'] = {'at': at, 'why': 'turn'}
                return answer
        answer['reuses'] = answer['reuses'] or (step[0] == 'hole' and reuses(state, step[2]))
        try:
            (deal if step[0] in DEALT else act)(state, step)
        except (ValueError, AssertionError) as error:
            last = {'at': at, 'why': str(error), 'step': step[0], 'point': point_of(state)}
            answer['stuck'] = last
            return answer
    if state.status:
        answer['stuck'] = {'at': len(hand['steps']), 'why': 'not over', 'point': point_of(state)}
        return answer
    answer['stacks'] = state.stacks
    answer['pots'] = state.pots_at_end or []
    return answer


def asked(hand):
    try:
        return watch(hand)
    except NotExpressible as reason:
        return {'not': str(reason)}


def play(hand):
    """The same without a look at anything: what is timed."""
    state = state_of(hand, State)
    for step in hand['steps']:
        (deal if step[0] in DEALT else act)(state, step)
    return state.stacks


def timed(hands):
    before = time.process_time()
    for hand in hands:
        play(hand)
    return time.process_time() - before


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if request['do'] == 'watch':
            answer = [asked(hand) for hand in request['hands']]
        else:
            answer = timed(request['hands'])
        print(json.dumps(answer), flush=True)


main()
