/** What `sidepot admin` needs, and nothing of the server that it asks. */

export type { Problem, ProblemKey } from '../problems.js';
export { askAdmin, NoServerError } from './ask-admin.js';
export { adminSocketOf } from './socket-path.js';
