/* Imports the styles of all components into the build, which drops the script itself. */
import * as components from '#ui';

Object.assign(globalThis, { components });
