/** Of the messages; another one is refused. It rises when an old reader would misread a message. */
export const PROTOCOL_VERSION = 1;
