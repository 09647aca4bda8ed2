/* Through this module the build knows the styles of all components. Its script is dropped: no browser runs it. */
import * as components from '#ui';

Object.assign(globalThis, { components });
