import { useEffect, useState } from 'react';

/** Pause in typing before results are announced, in milliseconds. */
const pause = 500;

/** The text, once neither it nor the input has changed for a while. Empty until then. */
export function useSettled(text: string, typed: string): string {
  const [settled, setSettled] = useState({ text: '', typed: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, typed }), pause);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return settled.text === text && settled.typed === typed ? text : '';
}
