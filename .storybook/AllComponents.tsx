import type { Meta } from '@storybook/react-vite';

import { placeOf, type Guide } from './guides';

const metas = Object.entries(
  import.meta.glob<Meta>('../ui/components/**/*.stories.tsx', { import: 'default', eager: true }),
);

const groups = Map.groupBy(metas, ([, { title }]) => title!.replace(/\/.*/, ''));

/** Every component by its group in the sidebar, with what it is for. */
export function AllComponents() {
  return [...groups].toSorted().map(([group, components]) => (
    <section key={group}>
      <h2>{group}</h2>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Use it for</th>
          </tr>
        </thead>
        <tbody>
          {components.map(([path, { parameters }]) => (
            <tr key={path}>
              <td>
                <a href={placeOf(path).docs} target="_parent">
                  {placeOf(path).name}
                </a>
              </td>
              <td>{(parameters!.guide as Guide).use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
