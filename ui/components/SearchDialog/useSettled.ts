import { useEffect, useState } from 'react';

/** How long a reader does not type before they hear what was found, in milliseconds. */
const pause = 500;

/** What is said once neither it nor what was typed changes any more. Empty until then. */
export function useSettled(text: string, typed: string): string {
  const [settled, setSettled] = useState({ text: '', typed: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, typed }), pause);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return settled.text === text && settled.typed === typed ? text : '';
}
