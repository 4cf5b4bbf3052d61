/**
 * @generated SignedSource<<f44ea5262b5824d9749c74dfb4f3ae91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_website$data = {
  readonly isVerified: boolean;
  readonly snippetSeenAt: string | null | undefined;
  readonly " $fragmentType": "SetupSteps_website";
};
export type SetupSteps_website$key = {
  readonly " $data"?: SetupSteps_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupSteps_website",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snippetSeenAt",
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "b1326f4853f0649cb13d98b6d551f8d4";

export default node;
