/** What somebody chooses for their own eyes: colours, deck, and how their cards lie. */

import { parseCards } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { laidInOrder } from '../felt/model/card-order.js';
import { changeLook, LOOKS, type LookKey, useLook } from '../session/look.js';
import { ChoiceField } from '../settings/ChoiceField.js';
import { LanguageSelect } from '../site/LanguageSelect.js';
import { Card } from '../ui/Card.js';
import styles from './LookPart.module.css';

const SHOWN = parseCards('Th As 9c Ad');

export function LookPart() {
  const look = useLook();
  const { labels, choices } = words.look;
  const choicesOf = (key: LookKey): readonly { value: string; label: string }[] => {
    const told: Readonly<Record<string, string>> = choices[key];
    return LOOKS[key].map((value) => ({ value, label: told[value] ?? value }));
  };
  return (
    <div className={styles.look}>
      <div className={styles.felt} role="img" aria-label={words.look.preview}>
        <span className={styles.cards} aria-hidden="true">
          {laidInOrder(SHOWN, look.order).map((card) => (
            <Card key={card} card={card} size="medium" />
          ))}
          <Card card={null} size="medium" />
        </span>
      </div>
      <div className={styles.language}>
        <span aria-hidden="true">{words.site.language.label}</span>
        <LanguageSelect />
      </div>
      {(Object.keys(LOOKS) as LookKey[]).map((key) => (
        <ChoiceField
          key={key}
          label={labels[key]}
          value={look[key] as string}
          choices={choicesOf(key)}
          onChange={(value) => changeLook({ [key]: value })}
        />
      ))}
    </div>
  );
}
