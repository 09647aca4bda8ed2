/* Imports the styles of all components: `rspress/stylesPlugin.ts` writes the imports. The build drops the script itself. */
export {};
