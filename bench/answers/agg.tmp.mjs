import { koreanFiles, openQuestions, readCorpus } from "./corpus.mjs";
import { judgeAnswer } from "./judge.mjs";
import { writtenQuestions } from "./questions.mjs";
const half=process.argv[2];
const files=koreanFiles(); const read=await readCorpus(files);
const {questions}=openQuestions(read);
const asked=writtenQuestions(files).filter(e=>e.half===half&&e.kind==='plain');
const c={}; const add=(k)=>c[k]=(c[k]||0)+1;
const bare=t=>t.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"");
for(const e of asked){const answer=await questions.answer({tenant:'all',question:e.question,history:e.history});
 const r=judgeAnswer(e,answer); if(r.right)continue;
 const own=(read.find(d=>d.name===(e.file??'').normalize('NFC').split('/').at(-1)));
 const docRight=answer.citations?.some?.(x=>x.document?.name===own?.name||x.name===own?.name||x.document===own?.name);
 add(answer.answered?'answered otherwise':'refused '+(answer.reason_code??answer.code??answer.reason));
 if(process.argv[3]==="1"&&half!=="checking")console.log(Object.keys(answer),JSON.stringify(answer).slice(0,600));
}
console.log(asked.length,c);
