/**
 * @generated SignedSource<<b88184a4669ebd1238c285092859db94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPanel_choices$data = {
  readonly countryChoices: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PersonPanel_choices";
};
export type PersonPanel_choices$key = {
  readonly " $data"?: PersonPanel_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPanel_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPanel_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CountryChoice",
      "kind": "LinkedField",
      "name": "countryChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9c9787e26cc7c8f6ea3972c873c77f8a";

export default node;
