export { breakpoints, media } from './breakpoints';
export { vars } from './contract.css';
export { dark } from './dark';
export { light, type Theme } from './light';
export { tones, type Tone } from './roles';
