/** What stands below the options in the help of a command, above its examples. At most 80 columns. */

import { engineNotes } from './engines.js';
import { statsNote } from './stats.js';

const storeExits = 'Códigos de saída: 0 feito, 1 falhou e nada foi feito, 2 uso errado.';

export const notes = {
  serve: `As mesas ficam na pasta de dados, ou em um PostgreSQL que qualquer número de
servidores compartilha. Com --shard-url as mesas se distribuem por vários
bancos de dados, dos quais --database-url é o primeiro; com --nats-url os
servidores se falam por NATS, que precisa ser tão privado quanto os bancos:
por ele passam as cartas.

Tudo o que foi confirmado está guardado: pare quando quiser, as mesas continuam
de onde estavam. Para deixar entrar gente de fora, escute em 0.0.0.0, de
preferência atrás de um proxy com HTTPS e --trust-proxy.

Uma mesa dorme um minuto depois que a última pessoa sai dela. O arquivo de
limites define isso (absenceMs), o ritmo mais rápido dos bots (floor), e quanto
um host (perIdentity) e um endereço (perAddress) podem usar; o que ele omite
fica como está:
  {"perIdentity": {"tables": 5, "bots": 20, "eventsPerHour": null}}

Códigos de saída: 0 parado por Ctrl-C ou SIGTERM, 1 não pôde iniciar, 2 uso
errado, 130 parado por um segundo Ctrl-C antes de terminar.`,
  admin: `  tables                as da memória, pela carga; depois as mais novas
  players               o último uso primeiro, com mesas e aparelhos
  close TABLE           depois da mão, pelas regras; todos recebem as fichas
  delete TABLE          para sempre, com todas as suas mãos
  transfer TABLE PLAYER passa o comando da mesa a alguém que está nela
  revoke PLAYER         encerra a sessão de um jogador em todos os aparelhos
  ban PLAYER|ADDRESSES  bloqueia um jogador, ou endereços como 203.0.113.0/24
  quota PLAYER          o que um jogador usou e pode usar; tables=5 bots=none
                        define limites só para ele, default desfaz isso
  unban, bans           desfaz um bloqueio; lista os bloqueios
  log                   o log de auditoria; --verify acha linhas alteradas

Com vários servidores em um PostgreSQL, consulte cada um pelo seu socket: as
mesas são as da sua memória, e os bloqueios chegam aos outros em um minuto.

Códigos de saída: 0 feito, 1 recusado, sem servidor ou com um log alterado,
2 uso errado.`,
  backup: `O servidor não precisa parar: o arquivo tem tudo como era em um só momento. É
comprimido, só para o dono, e só aparece quando está inteiro. Contém as cartas
fechadas e os hashes dos tokens dos jogadores: guarde bem.

${storeExits}`,
  restore: `Nada é sobrescrito: a pasta não pode ter mesas, o banco de dados tem que estar
vazio. Contagens e checksum são comparados; se diferem, nada é restaurado. O
que estava em SQLite pode ir para PostgreSQL, e vice-versa.

${storeExits}`,
  prune: `As chaves que fazem um comando valer uma só vez saem depois de um dia, os
snapshots depois de uma hora, menos os dois últimos de cada mesa. Um servidor no
ar faz isso sozinho a cada hora, e serve --keep-days também o resto. Mesas
abertas ficam e, sem --keep-days, as fechadas também. Uma mesa excluída se perde
com as suas mãos.

${storeExits}`,
  move: `Uma mesa com o relógio correndo é recusada: antes, o host a pausa. Tudo é
copiado e comparado antes de se excluir qualquer coisa; depois de uma falha,
repita o comando. Quem está conectado não percebe nada.

Códigos de saída: 0 todas movidas, 1 alguma recusada, 2 uso errado.`,
  settle: `Entrada: uma mão em JSON. seatCount, button (número de um assento), players,
boards.
  live    todos os blinds, apostas e calls do jogador, em todas as rodadas
  ante    um ante que todos os jogadores pagam
  dead    um ante pago pela mesa, um blind morto: ninguém precisa igualar
  boards  quem ganha de quem: {"high": [[melhor], [próxima, empatada], ...]};
          um por board, [] se só resta um jogador
  unit, kind "hilo" com "low", rakeConfig, mode e orphanLayer são opcionais.
Ou uma mão de stacks e totais: bb_ante, winners e, de cada jogador, name,
starting_stack, final_stack, total_contribution, is_bb, is_folded.

Códigos de saída: 0 tudo calculado, 1 alguma entrada recusada, 2 uso errado ou
arquivo ilegível.`,
  replay: `O formato se reconhece pelo começo do arquivo, seja qual for o nome.

Um histórico é seguido, não julgado: blinds curtos, posts tardios e raises
abaixo do mínimo são anotados. Só se recusa o que não pode ter acontecido, e
jogos que o Sidepot não conhece.

Códigos de saída: 0 todas reproduzidas, 1 alguma mão recusada, 2 uso errado ou
arquivo ilegível.`,
  eval: `Uma carta é um valor (2 a 9, T ou 10, J Q K A) e um naipe (c d h s): paus,
ouros, copas, espadas. Sem board, uma mão tem de 5 a 7 cartas. Com board (3 a 5
cartas), uma mão tem 2 cartas; em omaha, omaha5 e omaha6 tem 4, 5 e 6, das quais
jogam exatamente duas. No stud uma mão tem de 5 a 7 cartas e nenhum board, ou uma
carta comum; nos jogos de draw, as que se tem. Jogos de duas metades dizem as
duas.

Códigos de saída: 0 tudo certo, 2 uso errado, uma carta inválida ou repetida.`,
  equity: `Uma mão são as suas cartas (AsKs) ou, em hold’em e short deck, um range
(QQ+,AKs,T9s-65s ou random). No stud são as cartas conhecidas, fechadas e
abertas; as outras são dadas, e --board é uma carta comum. Nos jogos de draw
uma mão fica como está ou troca uma vez: 2c3d4h7s/Kd mantém quatro e descarta o
rei, que não volta. random é uma mão que ninguém conhece.

Se for viável, todos os boards que podem vir são contados; senão, são dados
boards aleatórios, e a última linha diz quantos e com que precisão (± um erro
padrão). A mesma semente dá os mesmos boards.

Códigos de saída: 0 tudo certo, 2 uso errado, uma carta inválida ou repetida,
130 parado por Ctrl-C.`,
  perft: `Cada valor permitido em unidades inteiras é uma ação própria; o all-in é uma
delas. Cartas, posts e ganhos não são ações. "Terminadas" são as sequências
depois das quais ninguém mais age. Se o seu sistema conta o mesmo em cada
profundidade, ele tem as mesmas regras de apostas.

Códigos de saída: 0 tudo certo, 2 uso errado ou stacks, blinds e antes que não
combinam, 130 parado por Ctrl-C.`,
  simulate: `Os stacks são sorteados da faixa, cada tamanho com a mesma chance: os curtos
fazem side pots. A mesma semente joga as mesmas mãos, com qualquer número de
threads.

Códigos de saída: 0 todas as fichas estão lá, 1 fichas perdidas ou criadas,
2 uso errado, 130 parado por Ctrl-C.`,
  ...engineNotes,
  stats: statsNote,
};
