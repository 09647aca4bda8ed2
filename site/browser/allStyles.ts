/* Imports the styles of all components: `rspress/stylesPlugin.ts` replaces the import. The build drops the script itself. */
import '#ui';
