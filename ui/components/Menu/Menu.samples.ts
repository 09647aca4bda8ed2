import { choicesOf } from '../../../.storybook/argTypes';
import { list } from './Menu.css';

/** Controls for the stories of components that take the props of a `<Menu>`. */
export const menuChoices = choicesOf(list);
