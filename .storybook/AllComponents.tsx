import { groups } from './groups';
import { componentNamed } from './guides';

/** Every component by its group, with what it is for. */
export function AllComponents() {
  return Object.entries(groups).map(([group, { stories = [] }]) => {
    const components = stories.flatMap((file) => componentNamed(file.replace(/^.*\//, '')) ?? []);
    if (components.length === 0) return null;
    return (
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
            {components.map(({ name, docs, guide }) => (
              <tr key={name}>
                <td>
                  <a href={docs} target="_parent">
                    {name}
                  </a>
                </td>
                <td>{guide.use}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}
