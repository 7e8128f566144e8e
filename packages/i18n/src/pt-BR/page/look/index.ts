/** The words of how the page looks. */

export const look = {
  title: 'Aparência',
  close: 'Fechar',
  labels: {
    theme: 'Claro ou escuro',
    felt: 'Feltro',
    deck: 'Naipes',
    faces: 'Cartas',
    backs: 'Verso das cartas',
    order: 'Minhas cartas',
  },
  choices: {
    theme: { system: 'Como o aparelho', light: 'Claro', dark: 'Escuro' },
    felt: { green: 'Verde', blue: 'Azul', red: 'Vermelho', violet: 'Roxo', grey: 'Cinza' },
    deck: { four: 'Quatro cores', two: 'Duas cores' },
    faces: { white: 'Brancas', ivory: 'Marfim', solid: 'Na cor do naipe' },
    backs: { blue: 'Azul', red: 'Vermelho', green: 'Verde', black: 'Preto' },
    order: { dealt: 'Como vieram', rank: 'Por valor', suit: 'Por naipe' },
  },
  preview: 'Como fica',
};
