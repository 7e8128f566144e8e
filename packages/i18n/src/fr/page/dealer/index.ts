export { dealer } from '../../../en/page/dealer/index.js';
