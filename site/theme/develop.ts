/* In development, Rspress brings React to the browser. The scripts of the built site come with it. */
import '../browser/early/main';
import '../browser/main';
