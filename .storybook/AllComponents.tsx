import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { pictureUrls, components } from 'virtual:components';

import { groups, infoOf } from './guides';
import type { Thumbnail } from './listComponents';

/** The components that are new or deprecated. */
export function NewAndDeprecated() {
  const withStatus = (wanted: string) =>
    components
      .filter(({ status }) => status === wanted)
      .map(({ path }) => `[${infoOf(path).name}](${infoOf(path).docs})`)
      .join(', ') || 'none';
  return (
    <Markdown>{`**New:** ${withStatus('new')}. **Deprecated:** ${withStatus('deprecated')}. All others are stable.`}</Markdown>
  );
}

/** Every component by its group in the sidebar, with its picture and its purpose. */
export function AllComponents() {
  return groups.map((group) => (
    <section key={group}>
      <Heading>{group.replace('/', ': ')}</Heading>
      <ul role="list" className="all-components">
        {components
          .filter(({ title }) => title.startsWith(`${group}/`))
          .map(({ path, use, status, light, dark }) => (
            <li key={path}>
              <a href={infoOf(path).docs} target="_top">
                <span className="picture light">{light && <CroppedPicture {...light} />}</span>
                <span className="picture dark">{dark && <CroppedPicture {...dark} />}</span>
                {infoOf(path).name}
              </a>
              {status !== 'stable' && <em className={`status ${status}`}>{status}</em>}
              <p>{use}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The room for a picture, in pixels. */
const frame = { width: 200, height: 104 };

/** The minimum scale, at which pictures stay readable. Larger ones are cut off at the frame. */
const minScale = 0.3;

/** A picture, cropped to its content. */
function CroppedPicture({ file, imageWidth, left, top, right, bottom }: Thumbnail) {
  const size = { width: right - left, height: bottom - top };
  const fitting = Math.min(frame.width / size.width, frame.height / size.height);
  const scale = Math.min(1, Math.max(minScale, fitting));
  const place = { width: imageWidth * scale, marginTop: -top * scale, marginLeft: -left * scale };
  return (
    <span style={{ width: size.width * scale, height: size.height * scale }}>
      <img src={pictureUrls[file]} alt="" loading="lazy" style={place} />
    </span>
  );
}
