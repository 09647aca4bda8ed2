/* While developing, Rspress brings React to the browser. The page's own scripts come with it, the same as in the built site. */
import '../browser/early/main';
import '../browser/main';
