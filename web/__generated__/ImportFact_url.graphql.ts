/**
 * @generated SignedSource<<ac03f8c248485cf70b3bf6553af0b931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportFact_url$data = {
  readonly clicksBeforeImport: number;
  readonly " $fragmentType": "ImportFact_url";
};
export type ImportFact_url$key = {
  readonly " $data"?: ImportFact_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportFact_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportFact_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicksBeforeImport",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "d62b3824d0b75c37e844be5dd071032b";

export default node;
