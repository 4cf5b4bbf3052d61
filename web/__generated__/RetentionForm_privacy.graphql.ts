/**
 * @generated SignedSource<<bab1ca4dda126871b54a08440484834d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetentionForm_privacy$data = {
  readonly mostRetentionDays: number;
  readonly retentionDays: number | null | undefined;
  readonly " $fragmentType": "RetentionForm_privacy";
};
export type RetentionForm_privacy$key = {
  readonly " $data"?: RetentionForm_privacy$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionForm_privacy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetentionForm_privacy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retentionDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostRetentionDays",
      "storageKey": null
    }
  ],
  "type": "Privacy",
  "abstractKey": null
};

(node as any).hash = "cf7749f25aa471fb8ca49eb0e1351b5c";

export default node;
