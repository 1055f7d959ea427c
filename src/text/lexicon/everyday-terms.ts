/**
 * Everyday words and the official terms for the same thing: what people ask with, and what documents say. Written for this project from
 * general knowledge of Korean administration, a file for each field of life in `everyday/`. A line is `공식 용어, …: 일상어, …`; a question
 * with an everyday word is also searched by the official terms, not the other way round. Nothing that the law keeps apart stands on one
 * line (벌금 is no 과태료, 해고 no 퇴직).
 */
import { BASICS } from "./everyday/basics.js";
import { BUSINESS } from "./everyday/business.js";
import { CAMPUS } from "./everyday/campus.js";
import { CHILDCARE } from "./everyday/childcare.js";
import { CONSTRUCTION } from "./everyday/construction.js";
import { CONTESTS } from "./everyday/contests.js";
import { COSTS_SAID } from "./everyday/costs.js";
import { COUNTRYSIDE } from "./everyday/countryside.js";
import { COURTS } from "./everyday/courts.js";
import { DEALINGS } from "./everyday/dealings.js";
import { DISABILITY } from "./everyday/disability.js";
import { EDUCATION } from "./everyday/education.js";
import { ENGLISH } from "./everyday/english.js";
import { ENVIRONMENT } from "./everyday/environment.js";
import { ESTATE } from "./everyday/estate.js";
import { FAMILY } from "./everyday/family.js";
import { FARMING } from "./everyday/farming.js";
import { FOOD } from "./everyday/food.js";
import { GATHERINGS } from "./everyday/gatherings.js";
import { GOVERNMENT } from "./everyday/government.js";
import { HANDLING } from "./everyday/handling.js";
import { HEALTH } from "./everyday/health.js";
import { HIRING } from "./everyday/hiring.js";
import { HOUSE_RULES } from "./everyday/house-rules.js";
import { HOUSING } from "./everyday/housing.js";
import { IDENTITY } from "./everyday/identity.js";
import { INJURIES } from "./everyday/injuries.js";
import { JOBS_SAID } from "./everyday/jobs.js";
import { JUSTICE } from "./everyday/justice.js";
import { LEISURE } from "./everyday/leisure.js";
import { MONEY } from "./everyday/money.js";
import { OBJECTS } from "./everyday/objects.js";
import { OFFICE } from "./everyday/office.js";
import { PAPERS_SAID } from "./everyday/papers.js";
import { PENSIONS } from "./everyday/pensions.js";
import { PERSONNEL } from "./everyday/personnel.js";
import { PLAIN_LIFE } from "./everyday/plain-life.js";
import { PRIVACY } from "./everyday/privacy.js";
import { PROCUREMENT } from "./everyday/procurement.js";
import { RECORDS } from "./everyday/records.js";
import { RESEARCH } from "./everyday/research.js";
import { SAFETY } from "./everyday/safety.js";
import { SCHOOLS } from "./everyday/schools.js";
import { SERVICE } from "./everyday/service.js";
import { SHOPS } from "./everyday/shops.js";
import { SICKROOM } from "./everyday/sickroom.js";
import { SYSTEMS } from "./everyday/systems.js";
import { TAXES } from "./everyday/taxes.js";
import { TIMES } from "./everyday/times.js";
import { TRAFFIC } from "./everyday/traffic.js";
import { TRANSPORT } from "./everyday/transport.js";
import { UNIVERSITIES } from "./everyday/universities.js";
import { WAGES } from "./everyday/wages.js";
import { WELFARE } from "./everyday/welfare.js";
import { WORK } from "./everyday/work.js";

export const EVERYDAY_TERMS: readonly string[] = [
  ...WORK,
  ...FAMILY,
  ...WELFARE,
  ...HEALTH,
  ...HOUSING,
  ...MONEY,
  ...TRAFFIC,
  ...JUSTICE,
  ...BASICS,
  ...BUSINESS,
  ...EDUCATION,
  ...SAFETY,
  ...FARMING,
  ...GOVERNMENT,
  ...OFFICE,
  ...CHILDCARE,
  ...DISABILITY,
  ...IDENTITY,
  ...PENSIONS,
  ...TAXES,
  ...HIRING,
  ...INJURIES,
  ...SCHOOLS,
  ...SHOPS,
  ...UNIVERSITIES,
  ...WAGES,
  ...CONSTRUCTION,
  ...CONTESTS,
  ...HANDLING,
  ...PLAIN_LIFE,
  ...ESTATE,
  ...PRIVACY,
  ...PROCUREMENT,
  ...RESEARCH,
  ...SYSTEMS,
  ...COUNTRYSIDE,
  ...COURTS,
  ...ENVIRONMENT,
  ...FOOD,
  ...LEISURE,
  ...PERSONNEL,
  ...RECORDS,
  ...SERVICE,
  ...HOUSE_RULES,
  ...TRANSPORT,
  ...TIMES,
  ...COSTS_SAID,
  ...PAPERS_SAID,
  ...JOBS_SAID,
  ...GATHERINGS,
  ...SICKROOM,
  ...CAMPUS,
  ...DEALINGS,
  ...OBJECTS,
  ...ENGLISH,
];
