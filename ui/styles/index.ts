import './layers.css';
import './reset.css';
import './fonts.css';
