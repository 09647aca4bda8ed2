/// <reference types="./changes.d.ts" />
import changes from 'virtual:changes';

import { componentNamed } from './guides';

/** What changed in the design system, day by day, with ways to the components. */
export function Changes() {
  if (changes.length === 0) return <p>This copy of the project has no history to read from.</p>;
  return [...Map.groupBy(changes, ({ date }) => date)].map(([date, ofDay]) => (
    <section key={date}>
      <h2>{date}</h2>
      <ul>
        {ofDay.map(({ place, text }) => {
          const docs = componentNamed(place.replace(/^ui\//, ''))?.docs;
          return (
            <li key={`${place}: ${text}`}>
              {docs ? (
                <a href={docs} target="_parent">
                  {place}
                </a>
              ) : (
                <strong>{place}</strong>
              )}
              : {text}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
