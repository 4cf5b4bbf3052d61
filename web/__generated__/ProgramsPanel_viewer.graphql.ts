/**
 * @generated SignedSource<<6070a4e520b6d8b0845f43c202ff1953>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgramsPanel_viewer$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly hint: string;
    readonly name: string;
  }>;
  readonly passkeys: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly webhooks: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly " $fragmentType": "ProgramsPanel_viewer";
};
export type ProgramsPanel_viewer$key = {
  readonly " $data"?: ProgramsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgramsPanel_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgramsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "646624b806a6b4c90f56d80385d7ede9";

export default node;
