/** Tables with real cards that their dealers let others look at, each as it was last said to stand. */

export interface ShareRecord {
  readonly id: string;
  /** Rises with each change, from 1. */
  readonly seq: number;
  /** What viewers see, in whatever words the caller chose. */
  readonly body: string;
  readonly updatedAt: number;
}

export interface NewShare {
  readonly id: string;
  /** Of its owner's key. */
  readonly keyHash: string;
  /** Where it was made from, in whatever words the caller chose. */
  readonly payer: string;
  readonly body: string;
  readonly at: number;
}

export interface ShareStore {
  /** `false`: as many as `most` were made from there. */
  addShare(share: NewShare, most: number): Promise<boolean>;
  /** Its number from now on; null: there is none with this key. */
  saveShare(id: string, keyHash: string, body: string, at: number): Promise<number | null>;
  /** `false`: there is none with this key. */
  endShare(id: string, keyHash: string): Promise<boolean>;
  getShare(id: string): Promise<ShareRecord | null>;
  /** The number of each of these, of those that exist. */
  shareSeqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Removes those not heard of since before a time. */
  pruneShares(before: number): Promise<void>;
}
