import { Menu, MenuItem, type MenuProps } from '../Menu/Menu';
import { parts } from './VersionMenu.behavior';

/** A version of the documentation. */
export interface Version {
  /** Id of the version, as `ui:version` reports it. */
  name: string;
  label: string;
  /** Address of the current page in this version. */
  href: string;
  /** @default false */
  current?: boolean;
}

export interface VersionMenuProps extends Omit<MenuProps, 'children' | 'name' | 'button' | 'label'> {
  versions: Version[];
  /** Name of the menu. @default 'Version' */
  label?: string;
}

/** Switches between versions of the documentation. Renders a `<Menu>`, and nothing for a single version. */
export function VersionMenu({ versions, label = 'Version', ...rest }: VersionMenuProps) {
  if (versions.length < 2) return null;
  const current = versions.find((version) => version.current)?.label;
  return (
    <Menu name="versions" button={current ?? label} label={`${label}: ${current ?? 'choose'}`} {...rest}>
      {versions.map(({ name, label: text, href, current: shown }) => (
        <li key={name}>
          <MenuItem {...parts.version.mark(name)} href={href} aria-current={shown ? 'true' : undefined}>
            {text}
          </MenuItem>
        </li>
      ))}
    </Menu>
  );
}
