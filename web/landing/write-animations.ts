// `npm run animations -w web`: writes the landing page's animations from the drawings that its still pictures are made of.
import { writeFileSync } from "node:fs";
import { askedAndDone, morningDigest } from "../src/features/landing/drawing.ts";
import { lottieJson } from "./lottie-json.ts";

const folder = new URL("../public/landing/", import.meta.url);
writeFileSync(new URL("morning-digest.json", folder), lottieJson(morningDigest));
writeFileSync(new URL("asked-and-done.json", folder), lottieJson(askedAndDone));
