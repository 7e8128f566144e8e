/** The answer in one sentence for a screen reader, when the typing pauses. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { reportSentence } from '../share/report.js';
import { useCalculator } from './context.js';

const PAUSE = 700;

export function Spoken() {
  const { answer, both, isOld, errors } = useCalculator();
  const sentence = isOld
    ? words.calculator.result.old(Object.keys(errors).length)
    : answer === null
      ? ''
      : reportSentence(answer, both);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), PAUSE);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="visually-hidden" aria-live="polite" data-spoken>
      {said}
    </p>
  );
}
