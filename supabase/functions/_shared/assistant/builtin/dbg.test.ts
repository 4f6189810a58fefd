import { test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
import { plainMessage } from "./plain-message.ts";
test("x", () => {
  const mk = () => new PlayedConversation({ people: [{ name: "Omar Haddad", owner: "Yusuf" }, { name: "Ines Roy", owner: "Jonas" }], stages: ["Lead","Contacted"] , statuses:["Warm"], columns: [{label:"NPS",type:"number"}]});
  for (const m of ["new contact: Sam Okafor, linkedin.com/in/sam-okafor, copywriter","new candidate: Sam Okafor linkedin.com/in/sam-okafor. illustrator with Loom & Ink in Lagos, NPS 40","priority 95 for omar and 40 for ines","new partner in lyon! Luc Petit of Petit SA, linkedin.com/in/lucpetit", "for Ines can you put down that uh the review is through and also change her NPS to 61"]) {
    const t = mk(); const r = t.say(m);
    console.log("> "+m, "=>", r.text.slice(0,200), JSON.stringify(r.changes.map(c=>[c.tool,c.input])).slice(0,300));
    console.log("PLAIN "+ plainMessage({ message: m, today: "2030-05-15", user: {timeZone:"UTC", stages:["Lead","Contacted"], statuses:["Warm"]} , people: t.people, columns: [{id:"1",label:"NPS",type:"number",options:[]}], changes: [], history: [], state: null, mode:"agent" } as never));
  }
});
