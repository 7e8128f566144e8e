/** Rules: betting. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const bettingRules = {
  betting: {
    title: 'Apostas e raises',
    rules: 'R46–R49, R61–R66',
    body: [
      'Um valor é sempre o total da rodada: “raise para 500” quer dizer 500 na sua frente. Quem não deve nada pode dar check. Um call é o que você deve, ou tudo o que você tem.',
      'A menor aposta é o big blind. Um raise tem que somar pelo menos o mesmo que a maior aposta ou o maior raise anterior da rodada. Menos que isso, só em all-in. Cada rodada começa do zero.',
      'Se todos só pagaram, o big blind ainda pode dar raise. Dar fold quando se pode dar check é permitido; a página pergunta antes.',
    ],
    story:
      'Cris aumenta para 300, 200 a mais que o big blind. Então o raise de Dani tem que somar outros 200: para no mínimo 500. Dani faz 800, 500 a mais, e agora o próximo é para no mínimo 1.300.',
  },
  'short-all-in': {
    title: 'All-in menor que um raise',
    rules: 'R50–R54',
    body: [
      'Um all-in maior que a aposta, mas menor que um raise completo, aumenta o preço, não o tamanho do próximo raise. E não reabre a ação: quem já agiu só pode dar call ou fold, a não ser que a soma do que tem pela frente chegue a um raise completo. Quem ainda não agiu pode sempre dar raise.',
    ],
    story:
      'No flop, Ana aposta 200 e Beto vai all-in de 270. Cris ainda não agiu e pode pagar 270 ou aumentar para no mínimo 470. Se Cris só paga, Ana deve 70 e pode dar call ou fold, mas não raise.',
  },
  limits: {
    title: 'No limit, pot limit, fixed limit',
    rules: 'R55–R60',
    body: [
      'No limit: até tudo o que você tem. Ninguém pode dar raise quando não resta adversário que possa pagar.',
      'Pot limit: primeiro imagine o call, depois aumente no máximo o pote inteiro.',
      'Fixed limit: antes do flop e no flop, cada aposta e cada raise é de um big blind; depois, de dois. Uma rodada tem uma aposta e quatro raises; antes do flop, o big blind é a aposta. Esse cap não vale em um cash game se só dois começam a rodada, nem em um torneio quando só restam dois. Um all-in de pelo menos meia aposta conta como uma inteira.',
    ],
    story:
      'Pot limit: há 300 no meio, Ana aposta 100. O call de Beto faria 500, então Beto pode aumentar para no máximo 600: os 100 da aposta e mais 500.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
