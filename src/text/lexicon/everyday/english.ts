/** English words of administration, as people ask with them and as documents gloss them. */
import { lines } from "../patterns.js";

export const ENGLISH = lines(`
연차 유급휴가: annual leave, paid leave
근로시간: working hours, work hours
연장근로: overtime
임금: wage, salary, wages, pay
최저임금: minimum wage
해고: dismissal, fired, layoff, termination
퇴직금, 퇴직급여: severance, severance pay
퇴직: resignation, retirement, resign, retire
육아휴직: parental leave, childcare leave
출산휴가, 출산전후휴가: maternity leave
배우자 출산휴가: paternity leave
근로계약: employment contract, labor contract
근로기준법: labor standards act
근로자: worker, employee, workers, employees
사용자, 사업주: employer, employers
실업급여: unemployment, unemployment benefit, unemployment benefits
고용보험: employment insurance
산업재해: industrial accident, work accident
직장 내 괴롭힘: workplace bullying, harassment
노동조합: labor union, trade union, union
채용: recruitment, hiring, recruit, job opening
면접: interview
이력서: resume
자격증: certificate, license
직업훈련: vocational training, job training
일자리: job, jobs
보조금, 지원금: subsidy, grant, subsidies, grants
지원: support, aid, assistance
신청: apply, application, applications
신청서: application form
제출: submit, submission
제출서류: required documents, documents
마감: deadline, due date
자격: eligibility, qualification, eligible, requirements
수수료: fee, fees, charge
발급: issue, issuance
갱신: renewal, renew, extension
등록: registration, register
신고: report, notification, declaration
허가: permit, permission
인가: authorization
승인: approval, approve
면허: licence
취소: cancellation, cancel
정지: suspension
이의신청: objection, appeal
위원회: committee, commission
회의: meeting, conference
회의록: minutes
보고서: report, reports
계획: plan, plans
사업: project, program
정책: policy, policies
규제: regulation, regulations
법률: act, law, laws, statute
시행령: enforcement decree
시행규칙: enforcement rule
조례: ordinance, ordinances
고시: public notice, notification
공고: announcement, notice
지침: guideline, guidelines, guidance
개정: amendment, amended, revision, revise
제정: enactment, enacted
폐지: repeal, abolition
부칙: addenda
별표: appended table
조항: article, clause, provision
입찰: tender, bid, bidding
입찰공고: invitation to bid
제안요청서: request for proposal
제안서: proposal
계약: contract, contracts, agreement
조달: procurement
예산: budget, budgets
결산: settlement of accounts
회계: accounting, account
지출: expenditure, spending, expense, expenses
수입: revenue, income
감사: audit, inspection
평가: evaluation, assessment
통계: statistics
조사: survey, investigation
세금: tax, taxes
소득세: income tax
부가가치세: value added tax
법인세: corporate tax
재산세: property tax
취득세: acquisition tax
상속세: inheritance tax
증여세: gift tax
양도소득세: capital gains tax
연말정산: year-end tax settlement
환급: refund, tax refund
공제: deduction
면제: exemption, exempt
과태료: administrative fine
벌금: criminal fine
벌칙: penalty, penalties, penal provisions
관세: customs duty, tariff
세관: customs
수출: export, exports
수입품: import, imports
무역: trade
자유무역협정: free trade agreement
투자: investment, invest
외국인투자: foreign investment
사업자등록: business registration
창업: startup, start-up, startups
중소기업: SME, small business, small and medium enterprises
벤처기업: venture, venture company
소상공인: small merchants, microbusiness
기업: company, enterprise, business, companies
특허: patent, patents
상표: trademark
저작권: copyright
연구개발: research and development
기술: technology
인공지능: artificial intelligence
데이터: data
개인정보: personal information, personal data, privacy
정보공개: information disclosure
정보보호: information security, cybersecurity
주택: housing, house, home
임대주택: rental housing, public housing
임대차: lease, rent, rental
임차인: tenant, tenants
임대인: landlord
보증금: deposit
전세: jeonse
아파트: apartment
건축: construction, building
토지: land
부동산: real estate
등기: registration of title
이사, 전입신고: moving, move-in report, change of address
주민등록: resident registration
주민등록등본: resident register
외국인등록: alien registration, foreigner registration, ARC
체류: stay, sojourn, residence
사증: visa, visas
영주: permanent residence
귀화: naturalization
국적: nationality, citizenship
출입국: immigration
여권: passport
난민: refugee, refugees, asylum
다문화가족: multicultural family
외국인: foreigner, foreigners, foreign national
재외동포: overseas koreans
국민연금: national pension
연금: pension, pensions
건강보험: health insurance
장기요양보험: long-term care insurance
장애인: disabled, disability, people with disabilities
노인: elderly, seniors, older people
아동: child, children
청소년: youth, teenager, teenagers, adolescents
청년: young adult, young people
영유아: infant, infants, baby, toddler
보육: childcare, child care, daycare
어린이집: daycare center, nursery
유치원: kindergarten
출산: childbirth, birth
출생신고: birth registration
임신: pregnancy, pregnant
혼인신고: marriage registration
혼인: marriage
이혼: divorce
상속: inheritance
사망신고: death registration
장례: funeral
기초생활보장: basic livelihood security, basic living
복지: welfare
수당: allowance, benefit
급여: benefits, payment
한부모가족: single parent
저소득층: low income, low-income
바우처: voucher, vouchers
자원봉사: volunteer, volunteering
기부: donation, donate
병원: hospital, clinic
의료: medical, healthcare
응급: emergency
예방접종: vaccination, vaccine, immunization
감염병: infectious disease, epidemic, infection
코로나바이러스감염증-19: covid-19, covid, corona
의약품: drug, medicine, pharmaceutical
의료기기: medical device
식품: food
식품위생: food hygiene, food safety
화장품: cosmetics
치매: dementia
정신건강: mental health
암: cancer
건강검진: medical checkup, health checkup
교육: education
학교: school, schools
대학: university, college
학생: student, students
교원: teacher, teachers
장학금: scholarship, scholarships
등록금: tuition
입학: admission
시험: exam, test, examination
평생교육: lifelong learning
도서관: library
문화: culture
예술: art, arts
관광: tourism, travel
체육: sports
축제: festival
박물관: museum
국가유산: heritage
환경: environment
기후변화: climate change
온실가스: greenhouse gas
탄소중립: carbon neutral, net zero
미세먼지: fine dust
폐기물: waste, garbage, trash
재활용: recycling
수질: water quality
대기오염: air pollution
소음: noise
에너지: energy
전기요금: electricity bill
태양광: solar
원자력: nuclear
재난: disaster, disasters
지진: earthquake
홍수: flood
태풍: typhoon
화재: fire
소방: fire fighting
안전: safety
대피: evacuation
교통: traffic, transport, transportation
자동차: car, vehicle, vehicles, automobile
운전면허: driver's license, driving license
교통사고: traffic accident, car accident
주차: parking
음주운전: drunk driving, DUI
버스: bus
지하철: subway, metro
철도: railway, rail, train
항공: aviation, airline
공항: airport
전기자동차: electric vehicle, EV
드론: drone, drones
도로: road, highway
농업: agriculture, farming
농업인: farmer, farmers
수산: fisheries, fishery
산림: forest, forestry
축산: livestock
동물: animal, animals
반려동물: pet, pets
소송: lawsuit, litigation
법원: court, courts
재판: trial
판결: judgment, ruling
변호사: lawyer, attorney
검사: prosecutor
경찰: police
범죄: crime, crimes
사기: fraud, scam
성폭력: sexual violence, sexual assault
성희롱: sexual harassment
가정폭력: domestic violence
아동학대: child abuse
학교폭력: school violence, school bullying
개인회생: personal rehabilitation
파산: bankruptcy
대출: loan, loans
이자: interest
은행: bank, banks
보험: insurance
신용: credit
금융: finance, financial
소비자: consumer, consumers
공정거래: fair trade
병역: military service, conscription
군인: soldier, soldiers
예비군: reserve forces
국가유공자: veteran, veterans
선거: election, elections
투표: vote, voting
국회: national assembly, parliament
장관: minister
부처: ministry, ministries
지방자치단체: local government, municipality
공무원: civil servant, public official
민원: civil complaint, petition
행정심판: administrative appeal
공공기관: public institution, public agency
헌법: constitution
인권: human rights
양성평등: gender equality
통일: unification
외교: diplomacy, diplomatic
조약: treaty
국방: defense
우주: space
해양: ocean, maritime
항만: port, harbor
우편: mail, postal
통신: telecommunications
방송: broadcasting
인터넷: internet
소프트웨어: software
반도체: semiconductor
로봇: robot, robots
클라우드: cloud
일정: schedule
문의: inquiry, contact
첨부: attachment, attached
서식: form, forms
목차: table of contents
요약: summary
붙임: annex, appendix
`);
